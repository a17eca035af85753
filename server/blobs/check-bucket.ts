import { Problem } from '#domain/problems.ts';
import { errorMessageOf } from '../errors/error-details.ts';
import { OperatorError } from '../errors/operator-error.ts';
import type { BlobStore } from './blob-store.ts';
import type { Bucket } from './bucket-config.ts';
import { S3Error } from './s3-error.ts';

const MESSAGES: Record<string, string> = {
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

/** @throws OperatorError when the configuration is wrong; transient failures are returned */
export async function checkBucket(
  { name, endpoint }: Bucket,
  blobs: BlobStore,
): Promise<S3Error | undefined> {
  try {
    for await (const _ of blobs.list('')) break;
    return undefined;
  } catch (error) {
    const failure = error instanceof Problem ? error.cause : error;
    const isFailure = failure instanceof S3Error;
    if (isFailure && failure.isTransient) return failure;
    const explanation = isFailure ? MESSAGES[failure.code] : undefined;
    const reason = errorMessageOf(failure);
    const sentence = explanation ?? 'IMAGE_STORE and S3_ENDPOINT lead to no bucket of pictures';
    throw new OperatorError(`${sentence} (${name} at ${endpoint ?? 'AWS'}: ${reason}).`, {
      cause: error,
    });
  }
}
