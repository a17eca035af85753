import { resultCode, SQLITE_FULL } from '../db/sqlite/result-code.ts';
import { codeOf } from './error-details.ts';

/** SQLite and the file system report it differently. */
export function isDiskFull(error: unknown): boolean {
  return resultCode(error) === SQLITE_FULL || ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}
