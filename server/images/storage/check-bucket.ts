// What the operator is told about the bucket when the program starts.
import { Problem } from '#domain/problems.ts';
import { StartRefused } from '../../startup/operator-error.ts';
import type { Blobs } from './blob-store.ts';
import type { Bucket } from './bucket-config.ts';
import { BucketFailure } from './s3-error.ts';

const SENTENCES: Record<string, string> = {
  CredentialsProviderError:
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set, and this machine has no role for the bucket',
  NoSuchBucket: 'IMAGE_STORE names a bucket that is not there',
  InvalidBucketName: 'IMAGE_STORE names a bucket that cannot be',
  InvalidAccessKeyId: 'AWS_ACCESS_KEY_ID is not known to the bucket',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the one of AWS_ACCESS_KEY_ID',
  AccessDenied: 'AWS_ACCESS_KEY_ID may not list the bucket of IMAGE_STORE',
  InvalidToken: 'AWS_SESSION_TOKEN is refused',
  ExpiredToken: 'AWS_SESSION_TOKEN has expired',
  AuthorizationHeaderMalformed: 'AWS_REGION is not the region of the bucket',
  PermanentRedirect: 'AWS_REGION is not the region of the bucket',
  RequestTimeTooSkewed: 'The clock of this machine is wrong, so the bucket of IMAGE_STORE refuses',
};

/**
 * @returns undefined when it answers, else why it is away; what passes keeps no site down
 * @throws StartRefused when it answers that it will never let us
 */
export async function reachBucket(
  { name, endpoint }: Bucket,
  blobs: Blobs,
): Promise<BucketFailure | undefined> {
  try {
    for await (const _ of blobs.list('')) break;
    return undefined;
  } catch (error) {
    const failure = error instanceof Problem ? error.cause : error;
    const isFailure = failure instanceof BucketFailure;
    if (isFailure && failure.isPassing) return failure;
    const why = isFailure ? SENTENCES[failure.code] : undefined;
    const said = failure instanceof Error ? failure.message : String(failure);
    const sentence = why ?? 'IMAGE_STORE and S3_ENDPOINT lead to no bucket of pictures';
    throw new StartRefused(`${sentence} (${name} at ${endpoint ?? 'AWS'}: ${said}).`, {
      cause: error,
    });
  }
}
