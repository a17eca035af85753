import { OperatorError } from '../../errors/operator-error.ts';

/** The replacement may or may not have been committed; the database is consistent either way. */
export class UnknownOutcomeError extends OperatorError {
  override name = 'UnknownOutcomeError';
}
