import type { Kysely } from 'kysely';
import { readMetadata, writeMetadata } from '../db/metadata/metadata.ts';
import type { Tables } from '../db/tables.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { fingerprint } from './fingerprint.ts';
import { encryptedCheck } from './key-check.ts';
import { deriveKeyPairs, type KeyPairs } from './key-pairs.ts';
import { finishRotationAndLoadKeys } from './key-rotation.ts';
import { type KeyLocation, loadKeys, loadOrCreateKeys } from './keys.ts';
import { createVault, type Vault } from './vault.ts';

export interface OpenedVault {
  vault: Vault;
  keyPairs: KeyPairs;
  rotationNotice: string | undefined;
}

/** Creates keys for an empty database. @throws OperatorError for missing or wrong keys */
export async function openVault(db: Kysely<Tables>, location: KeyLocation): Promise<OpenedVault> {
  const keyCheck = await readMetadata(db, 'key_check');
  if (keyCheck === undefined) {
    await db
      .insertInto('metadata')
      .values({ name: 'key_check', value: encryptedCheck(createVault(loadOrCreateKeys(location))) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return openVault(db, location);
  }
  const found = finishRotationAndLoadKeys(location, keyCheck);
  if (!found) throw new OperatorError(await explainWrongKeys(db, location));
  const currentFingerprint = fingerprint(found.keys);
  if ((await readMetadata(db, 'fingerprint')) !== currentFingerprint)
    await writeMetadata(db, 'fingerprint', currentFingerprint);
  return {
    vault: createVault(found.keys),
    keyPairs: deriveKeyPairs(found.keys, location.dataDir),
    rotationNotice: found.hasFinishedRotation
      ? `An interrupted change of keys has been completed: the keys are ${currentFingerprint}; print them with export-keys.`
      : undefined,
  };
}

async function explainWrongKeys(db: Kysely<Tables>, location: KeyLocation): Promise<string> {
  const here = fingerprint(loadKeys(location));
  const needed = await readMetadata(db, 'fingerprint');
  if (here !== (await readMetadata(db, 'earlier_keys'))) {
    return needed ? `${WRONG_KEYS} Here are ${here}, and it needs ${needed}.` : WRONG_KEYS;
  }
  const remedy = location.dataKeys ? 'put those into DATA_KEYS' : 'bring those with import-keys';
  return `The keys here, ${here}, are from before change-keys made new ones${needed ? `, ${needed}` : ''}, and nothing was changed: ${remedy}.`;
}

export const WRONG_KEYS =
  'The keys do not belong to this database, and nothing was changed: bring back those that were made with it, or the database that was made with them.';
