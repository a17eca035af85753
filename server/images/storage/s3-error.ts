// What went wrong with a bucket, in our words. Only here is known how the library's errors look.
const PASSING = [408, 429];

export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  /** undefined: there was no answer, or half of one */
  readonly status: number | undefined;
  /** The bucket's own word for it, like NoSuchBucket, or the library's. */
  readonly code: string;

  constructor(error: unknown) {
    const status = isAnswer(error) ? error.$metadata.httpStatusCode : undefined;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    super(status ? `the bucket answered ${status} ${name}` : message, { cause: error });
    this.status = status;
    this.code = name;
  }

  get isPassing(): boolean {
    if (this.status === undefined) return this.code !== 'CredentialsProviderError';
    return this.status >= 500 || PASSING.includes(this.status);
  }
}

interface Answer extends Error {
  $metadata: { httpStatusCode?: number };
}

function isAnswer(error: unknown): error is Answer {
  return error instanceof Error && '$metadata' in error;
}
