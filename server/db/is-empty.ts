import { statSync } from 'node:fs';
import type { Config } from '../config.ts';
import { openSnapshot } from './snapshot.ts';

/** Also one that is not there. */
export function isEmptyFile(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.size;
}

/** Whether PostgreSQL's database has no table at all. */
export async function isEmptyDatabase(
  location: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<boolean> {
  try {
    const snapshot = await openSnapshot(location);
    const schema = await snapshot?.schema().finally(snapshot.close);
    return schema?.length === 0;
  } catch {
    // A database that is away is told of when it is opened.
    return false;
  }
}
