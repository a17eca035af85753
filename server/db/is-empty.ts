import { statSync } from 'node:fs';
import type { DatabaseLocation } from '../config.ts';
import { openSnapshot } from './open-snapshot.ts';

export function isEmptyFile(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.size;
}

/** True without our schema, and without a file. */
export async function isEmptyDatabase(location: DatabaseLocation): Promise<boolean> {
  try {
    const snapshot = await openSnapshot(location);
    if (!snapshot) return true;
    const migrations = await snapshot.appliedMigrations().finally(snapshot.close);
    return migrations.length === 0;
  } catch {
    // An unreachable or damaged database is reported when it is opened.
    return false;
  }
}
