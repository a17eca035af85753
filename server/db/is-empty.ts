import { statSync } from 'node:fs';
import type { Config } from '../config.ts';
import { openSnapshot } from './snapshot.ts';

/** A missing file counts as empty. */
export function isEmptyFile(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.size;
}

export async function isEmptyDatabase(
  location: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<boolean> {
  try {
    const snapshot = await openSnapshot(location);
    const schema = await snapshot?.schema().finally(snapshot.close);
    return schema?.length === 0;
  } catch {
    // openDatabase reports an unreachable database.
    return false;
  }
}
