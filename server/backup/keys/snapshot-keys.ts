import type { Config } from '../../config.ts';
import type { MetadataKey } from '../../db/metadata/metadata.ts';
import { openSnapshot } from '../../db/open-snapshot.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { finishRotationAndLoadKeys } from '../../vault/key-rotation.ts';
import type { KeyRing } from '../../vault/keys.ts';
import { BackupError } from '../backup-error.ts';
import { NEVER_RAN, refuseUnusable, withSnapshot } from '../with-snapshot.ts';

/** @throws BackupError if there is no usable database */
export async function readKeyCheck(config: Config): Promise<string> {
  return withSnapshot(config, async (snapshot) => {
    await refuseUnusable(snapshot);
    return readSnapshotKeyCheck(snapshot);
  });
}

export interface NeededKeys {
  check: string;
  fingerprint: string | undefined;
}

/** @returns undefined: no database yet; 'unknown': out of reach or damaged */
export async function findNeededKeys(config: Config): Promise<NeededKeys | 'unknown' | undefined> {
  try {
    const snapshot = await openSnapshot(config);
    return await snapshot
      ?.appliedMigrations()
      .then((migrations) => readNeededKeys(snapshot, migrations))
      .finally(snapshot.close);
  } catch {
    return 'unknown';
  }
}

async function readNeededKeys(
  snapshot: Snapshot,
  migrations: string[],
): Promise<NeededKeys | undefined> {
  if (migrations.length === 0) return undefined;
  const check = await readSnapshotMetadata(snapshot, 'key_check');
  return check
    ? { check, fingerprint: await readSnapshotMetadata(snapshot, 'fingerprint') }
    : undefined;
}

/** `keys` only if they fit: a backup is made without them, too. @throws BackupError if the program never ran here */
export async function readSnapshotKeys(
  snapshot: Snapshot,
  config: Config,
): Promise<{ key_check: string; keys?: KeyRing | undefined }> {
  const key_check = await readSnapshotKeyCheck(snapshot);
  try {
    return { key_check, keys: finishRotationAndLoadKeys(config, key_check)?.keys };
  } catch {
    return { key_check };
  }
}

async function readSnapshotKeyCheck(snapshot: Snapshot): Promise<string> {
  const check = await readSnapshotMetadata(snapshot, 'key_check');
  if (!check) throw new BackupError(NEVER_RAN);
  return check;
}

async function readSnapshotMetadata(
  snapshot: Snapshot,
  key: MetadataKey,
): Promise<string | undefined> {
  for await (const rows of snapshot.rows('metadata')) {
    const found = rows.find(({ name }) => name === key);
    if (typeof found?.value === 'string') return found.value;
  }
  return undefined;
}
