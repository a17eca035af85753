import { statSync } from 'node:fs';
import { sqliteFile } from '../data-dir.ts';
import { codeOf } from '../errors/error-details.ts';
import { OperatorError } from '../errors/operator-error.ts';

/** @throws OperatorError if this user may not read the folder; otherwise they would be told that the data is lost */
export function findSqliteFile(dataDir: string): string | undefined {
  const file = sqliteFile(dataDir);
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined ? undefined : file;
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    throw new OperatorError(
      `This user may not read ${dataDir}. Run this as the user of the program: sudo adhyay …`,
      { cause: error },
    );
  }
}
