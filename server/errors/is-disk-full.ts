import { codeOf } from './error-details.ts';

const SQLITE_FULL = 13;

/** SQLite and the file system report it differently. */
export function isDiskFull(error: unknown): boolean {
  const { errcode } = Object(error);
  return errcode === SQLITE_FULL || ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}
