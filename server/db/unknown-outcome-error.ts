import { OperatorError } from '../startup/operator-error.ts';

/** Nobody can say whether what was there has been replaced: it is the one or the other, and whole. */
export class UnknownOutcomeError extends OperatorError {
  override name = 'UnknownOutcomeError';
}
