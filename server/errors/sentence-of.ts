import { Problem } from '#domain/problems.ts';
import { isDiskFull } from './is-disk-full.ts';
import { OperatorError } from './operator-error.ts';

const FULL_DISK = 'There is no room left on the disk of DATA_DIR. Make some, and try again.';

/** What the operator reads. @returns undefined for an error that nobody expects */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Problem || error instanceof OperatorError) return error.message;
  return isDiskFull(error) ? FULL_DISK : undefined;
}
