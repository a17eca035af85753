// The database is rebuilt from a new backup with new keys. vault/key-rotation.ts has the steps of the key files.
import type { Config } from '../../config.ts';
import { UnknownOutcomeError } from '../../db/errors/unknown-outcome-error.ts';
import { lockDatabase } from '../../db/lock-database.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { fingerprint } from '../../vault/fingerprint.ts';
import {
  beginKeyRotation,
  finishKeyRotation,
  finishRotationAndLoadKeys,
} from '../../vault/key-rotation.ts';
import { type KeyRing, newKeys } from '../../vault/keys.ts';
import { WRONG_KEYS } from '../../vault/open-vault.ts';
import { BackupError, reasonOf } from '../backup-error.ts';
import { archivePath } from '../backup-names.ts';
import { createBackup } from '../create-backup.ts';
import { describeUnknownOutcome } from '../describe-unknown-outcome.ts';
import { type RebuildOptions, rebuildDatabase } from '../rebuild-database.ts';
import { type ReEncryption, reEncryption } from './re-encrypt.ts';
import { readKeyCheck } from './snapshot-keys.ts';

export interface ChangedKeys
  extends Pick<ReEncryption, 'numbers' | 'damaged' | 'damagedElsewhere'> {
  keys: KeyRing;
  earlier: KeyRing;
  previousBackup: string;
}

const RUN_AGAIN =
  'You can also run this command again then: it finishes this change, or begins another.';

/** @throws OperatorError, BackupError: nothing changed; UnknownOutcomeError: the next start picks the right keys */
export async function changeKeys(
  config: Config,
  now: Date,
  onStart: () => void,
): Promise<ChangedKeys> {
  const lock = await lockDatabase(config);
  try {
    const earlier = await currentKeys(config);
    onStart();
    const path = archivePath(config.backup.dir, 'before-new-keys', now);
    const manifest = await createBackup(config, path, now);
    const keys = newKeys();
    const conversion = reEncryption(earlier, keys);
    const event = { action: 'changeKeys', by: { id: null, origin: 'change-keys' } } as const;
    beginKeyRotation(config, keys);
    await lock
      .replace((fresh) => rebuildDatabase(fresh, { path, manifest, conversion, event, now }))
      .catch((error) => throwUnchanged(error, { event, now }));
    finishKeyRotation(config, earlier);
    return {
      keys,
      earlier,
      previousBackup: path,
      numbers: conversion.numbers,
      damaged: conversion.damaged,
      damagedElsewhere: conversion.damagedElsewhere,
    };
  } finally {
    await lock.release();
  }
}

async function currentKeys(config: Config): Promise<KeyRing> {
  const check = await readKeyCheck(config);
  const { keys, hasFinishedRotation } = finishRotationAndLoadKeys(config, check) ?? {};
  if (!keys) throw new OperatorError(WRONG_KEYS);
  if (!hasFinishedRotation) return keys;
  throw new OperatorError(
    `An interrupted change of keys has been completed, and no new one was begun. The fingerprint of the new keys is ${fingerprint(keys)}: print them with export-keys.`,
  );
}

function throwUnchanged(error: unknown, rebuild: Pick<RebuildOptions, 'event' | 'now'>): never {
  if (error instanceof UnknownOutcomeError) throw describeUnknownOutcome(error, rebuild, RUN_AGAIN);
  throw new BackupError(
    `The keys could not be changed, and the data is as it was: ${reasonOf(error)}`,
    { cause: error },
  );
}
