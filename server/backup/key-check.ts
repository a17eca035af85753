// Whose a database is: what only its keys open, and which those are.
import type { Config } from '../config.ts';
import type { MetadataKey } from '../db/metadata.ts';
import { openSnapshot, type Snapshot } from '../db/snapshot.ts';
import { keysOfStore } from '../vault/key-rotation.ts';
import type { KeyRing } from '../vault/keys.ts';
import { BackupError } from './backup-error.ts';
import { NEVER_RAN, refuseUnusable, withSnapshot } from './with-snapshot.ts';

/** @throws ArchiveRefused where there is no database that could be archived */
export async function readKeyCheck(config: Config): Promise<string> {
  return withSnapshot(config, async (snapshot) => {
    await refuseUnusable(snapshot);
    return keyCheckOf(snapshot);
  });
}

export interface NeededKeys {
  check: string;
  /** Unless only an older program has run on it. */
  fingerprint: string | undefined;
}

/** @returns undefined where there is no database yet; 'unknown' where it is away or damaged */
export async function keysNeeded(config: Config): Promise<NeededKeys | 'unknown' | undefined> {
  try {
    const snapshot = await openSnapshot(config);
    return await snapshot
      ?.schema()
      .then((schema) => readNeededKeys(snapshot, schema))
      .finally(snapshot.close);
  } catch {
    return 'unknown';
  }
}

async function readNeededKeys(
  snapshot: Snapshot,
  schema: string[],
): Promise<NeededKeys | undefined> {
  if (schema.length === 0) return undefined;
  const check = await metadataOf(snapshot, 'key_check');
  return check ? { check, fingerprint: await metadataOf(snapshot, 'fingerprint') } : undefined;
}

/**
 * A backup is made whatever keys are here; only the right ones are named in it, and sign it.
 * @throws ArchiveRefused where the program has never run on the database
 */
export async function keysOfSnapshot(
  snapshot: Snapshot,
  config: Config,
): Promise<{ key_check: string; keys?: KeyRing | undefined }> {
  const key_check = await keyCheckOf(snapshot);
  try {
    return { key_check, keys: keysOfStore(config, key_check)?.keys };
  } catch {
    return { key_check };
  }
}

/** What the keys of this database open. */
async function keyCheckOf(snapshot: Snapshot): Promise<string> {
  const check = await metadataOf(snapshot, 'key_check');
  if (!check) throw new BackupError(NEVER_RAN);
  return check;
}

async function metadataOf(snapshot: Snapshot, key: MetadataKey): Promise<string | undefined> {
  for await (const rows of snapshot.rows('store_facts')) {
    const found = rows.find(({ name }) => name === key);
    if (typeof found?.value === 'string') return found.value;
  }
  return undefined;
}
