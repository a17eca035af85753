import { Problem } from '#domain/problems.ts';
import { errorMessageOf } from './error-details.ts';
import { isDiskFull } from './is-disk-full.ts';
import { OperatorError } from './operator-error.ts';

const FULL_DISK = 'There is no room left on the disk of DATA_DIR. Make some, and try again.';

/** @returns undefined for an error that nobody expects */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Problem) return withCause(error);
  return isDiskFull(error) ? FULL_DISK : undefined;
}

/** The sentence of a failure is written for visitors; that of a mistake, like a taken e-mail, says it all. */
const withCause = ({ message, cause, status }: Problem): string =>
  cause === undefined || status < 500 ? message : `${message}\n${errorMessageOf(cause)}`;
