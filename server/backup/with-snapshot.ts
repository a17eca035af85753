import type { Config } from '../config.ts';
import { isFromDevelopment, newerMigration } from '../db/migrations/schema-age.ts';
import { openSnapshot } from '../db/open-snapshot.ts';
import type { Snapshot } from '../db/snapshot.ts';
import { BackupError } from './backup-error.ts';

export const NEVER_RAN = 'There is nothing to back up: the program has never run on this database.';

/** @throws BackupError if there is no database */
export async function withSnapshot<Result>(
  config: Config,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const snapshot = await openSnapshot(config);
  if (!snapshot) throw new BackupError(`There is no database in ${config.dataDir}.`);
  try {
    return await read(snapshot);
  } finally {
    await snapshot.close();
  }
}

/** @throws BackupError for a damaged, incompatible or empty database */
export async function refuseUnusable(snapshot: Snapshot): Promise<void> {
  const damage = await snapshot.damage();
  if (damage) throw damagedDatabase(damage);
  const migrations = await snapshot.appliedMigrations();
  if (migrations.length === 0) throw new BackupError(NEVER_RAN);
  if (isFromDevelopment(migrations)) {
    throw new BackupError(
      'The database was made by a development version of this program: make the backup with that version.',
    );
  }
  const newer = newerMigration(migrations);
  if (newer) {
    throw new BackupError(
      `The database is newer than this program (it has "${newer}"): make the backup with the newer program.`,
    );
  }
}

export function damagedDatabase(reason: string, cause?: unknown): BackupError {
  return new BackupError(
    `The database is damaged (${reason}). No backup was made, and those that are there stay: copy the data folder as it is, then restore the newest backup.`,
    { cause },
  );
}
