// What went wrong with a bucket, in our words. Only here is known how the library's errors look.
const TRANSIENT_STATUSES = [408, 429];

export class S3Error extends Error {
  override readonly name = 'BucketFailure';
  /** undefined: there was no answer, or half of one */
  readonly status: number | undefined;
  /** The bucket's own word for it, like NoSuchBucket, or the library's. */
  readonly code: string;

  constructor(error: unknown) {
    const status = isS3Response(error) ? error.$metadata.httpStatusCode : undefined;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    super(status ? `the bucket answered ${status} ${name}` : message, { cause: error });
    this.status = status;
    this.code = name;
  }

  get isTransient(): boolean {
    if (this.status === undefined) return this.code !== 'CredentialsProviderError';
    return this.status >= 500 || TRANSIENT_STATUSES.includes(this.status);
  }
}

interface S3Response extends Error {
  $metadata: { httpStatusCode?: number };
}

function isS3Response(error: unknown): error is S3Response {
  return error instanceof Error && '$metadata' in error;
}
