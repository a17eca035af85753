import { OperatorError } from '../../errors/operator-error.ts';

/** The database holds either the old data or the new data, completely. */
export class UnknownOutcomeError extends OperatorError {
  override name = 'UnknownOutcomeError';
}
