// AWS_… may be set for other tools, so they count only with IMAGE_STORE.
import * as z from 'zod';

const STORE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;

export const bucketVariables = {
  IMAGE_STORE: z
    .string()
    .regex(STORE, 'must be an address like s3://bucket or s3://bucket/prefix')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example' })
    .refine(isPlainUrl, 'must be an address without a user, a query or a fragment')
    .optional(),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};
type BucketVariables = z.infer<z.ZodObject<typeof bucketVariables>>;

export interface Bucket {
  name: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  /** Undefined for those of the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}

export function missingVariables(set: BucketVariables): { variable: string; message: string }[] {
  const { IMAGE_STORE, S3_ENDPOINT, AWS_REGION = '' } = set;
  if (!IMAGE_STORE) {
    const message = 'must say which bucket there is at S3_ENDPOINT, like s3://bucket/prefix';
    return S3_ENDPOINT ? [{ variable: 'IMAGE_STORE', message }] : [];
  }
  const missing: { variable: string; message: string }[] = [];
  const missingKey = set.AWS_ACCESS_KEY_ID ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
  if (!set[missingKey] && (set.AWS_ACCESS_KEY_ID || set.AWS_SECRET_ACCESS_KEY)) {
    missing.push({
      variable: missingKey,
      message: 'must be set when the other half of the key is',
    });
  }
  if (!/^[a-z0-9-]+$/.test(AWS_REGION) && (AWS_REGION || !S3_ENDPOINT)) {
    missing.push({ variable: 'AWS_REGION', message: 'must be a region like ap-south-1' });
  }
  return missing;
}

export function bucketOf(set: BucketVariables): Bucket | undefined {
  const [, name, folder] = STORE.exec(set.IMAGE_STORE ?? '') ?? [];
  if (!name) return undefined;
  return {
    name,
    prefix: folder ? `${folder.slice(1)}/` : '',
    region: set.AWS_REGION ?? 'us-east-1',
    endpoint: set.S3_ENDPOINT,
    credentials: credentialsOf(set),
  };
}

function credentialsOf(set: BucketVariables): Bucket['credentials'] {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = set;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}

function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, origin, pathname } = new URL(text);
  return href === origin + pathname;
}
