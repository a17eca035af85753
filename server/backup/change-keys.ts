// New keys for a store: it is kept as an archive, built anew from that with every number sealed by the new
// ones, and put in the place of what is there as a restore does. Before that the new keys are on the disk,
// after it they take the place of the others (vault/changed-keys.ts).
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { holdDatabase } from '../db/replace.ts';
import { EndUnknown } from '../db/unknown-outcome-error.ts';
import { StartRefused } from '../startup/operator-error.ts';
import { beginChange, endChange, keysOfStore } from '../vault/key-rotation.ts';
import { type KeyRing, newKeys } from '../vault/keys.ts';
import { OF_ANOTHER } from '../vault/open-vault.ts';
import { fingerprint } from '../vault/paper-keys.ts';
import { ArchiveRefused, reasonOf } from './backup-error.ts';
import { archiveName } from './backup-names.ts';
import { takeBackup } from './create-backup.ts';
import { sayHowToLook } from './how-to-look.ts';
import { readKeyCheck } from './key-check.ts';
import { type Resealing, resealing } from './re-encrypt.ts';
import { type Anew, buildAnew } from './rebuild-database.ts';

export interface ChangedKeys extends Pick<Resealing, 'numbers' | 'damaged'> {
  keys: KeyRing;
  earlier: KeyRing;
  /** The archive of what was there, sealed with the earlier ones. */
  before: string;
}

const AGAIN =
  'Or do not look, and run this once more then: it brings this change to its end, or begins another.';

/**
 * @param begins called when nothing is in the way any more
 * @throws StartRefused, ArchiveRefused: nothing was changed; EndUnknown: the next start takes the keys that fit
 */
export async function changeKeys(
  config: Config,
  now: Date,
  begins: () => void,
): Promise<ChangedKeys> {
  const held = await holdDatabase(config);
  try {
    const earlier = await presentKeys(config);
    begins();
    const path = join(config.backup.dir, archiveName('before-new-keys', now));
    const manifest = await takeBackup(config, path, now);
    const keys = newKeys();
    const way = resealing(earlier, keys);
    const deed = { action: 'changeKeys', origin: 'change-keys' } as const;
    beginChange(config, keys);
    await held
      .replace((fresh) => buildAnew(fresh, { path, manifest, way, deed, now }))
      .catch((error) => sayUnchanged(error, { deed, now }));
    endChange(config, earlier);
    return { keys, earlier, before: path, numbers: way.numbers, damaged: way.damaged };
  } finally {
    await held.letGo();
  }
}

async function presentKeys(config: Config): Promise<KeyRing> {
  const check = await readKeyCheck(config);
  const { keys, hasEnded } = keysOfStore(config, check) ?? {};
  if (!keys) throw new StartRefused(OF_ANOTHER);
  if (!hasEnded) return keys;
  throw new StartRefused(
    `The change of keys that was cut off before is at its end now, and no other was begun. The fingerprint of the new keys is ${fingerprint(keys)}: print them with export-keys.`,
  );
}

function sayUnchanged(error: unknown, begun: Pick<Anew, 'deed' | 'now'>): never {
  if (error instanceof EndUnknown) throw sayHowToLook(error, begun, AGAIN);
  throw new ArchiveRefused(
    `The keys could not be changed, and the data is as it was: ${reasonOf(error)}`,
    { cause: error },
  );
}
