/** The program must not start: the message is the one sentence that the operator reads. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
