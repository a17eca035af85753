/** The program must not start: the message is the one sentence that the operator reads. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
