const TRANSIENT_STATUSES = [408, 429];

export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number | undefined;
  /** S3's error code, like NoSuchBucket, or the SDK's error name. */
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
