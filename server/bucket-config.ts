// The variables of a bucket for the pictures. AWS_… are named as every tool names them, so they are only
// looked at where IMAGE_STORE says that there is a bucket.
import * as z from 'zod';

const STORE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;

export const bucketVariables = {
  IMAGE_STORE: z
    .string()
    .regex(STORE, 'must be an address like s3://bucket or s3://bucket/prefix')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example' })
    .refine(isPlain, 'must be an address without a user, a query or a fragment')
    .optional(),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};
type BucketVariables = z.infer<z.ZodObject<typeof bucketVariables>>;

export interface Bucket {
  /** Ends with the bucket's name or, at AWS, has it in its host. No slash at its end. */
  address: string;
  /** Before every key: empty, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

/** What is missing, by variable. */
export function lacking(set: BucketVariables): { variable: string; message: string }[] {
  const { IMAGE_STORE, S3_ENDPOINT, AWS_REGION = '' } = set;
  if (!IMAGE_STORE) {
    const message = 'must say which bucket there is at S3_ENDPOINT, like s3://bucket/prefix';
    return S3_ENDPOINT ? [{ variable: 'IMAGE_STORE', message }] : [];
  }
  const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  const message = 'must be set when IMAGE_STORE is a bucket';
  const lacks: { variable: string; message: string }[] = keys
    .filter((variable) => !set[variable])
    .map((variable) => ({ variable, message }));
  if (!/^[a-z0-9-]+$/.test(AWS_REGION) && (AWS_REGION || !S3_ENDPOINT)) {
    lacks.push({ variable: 'AWS_REGION', message: 'must be a region like ap-south-1' });
  }
  return lacks;
}

/** @returns undefined: the pictures are on disk */
export function bucketOf(set: BucketVariables): Bucket | undefined {
  const [, name, folder] = STORE.exec(set.IMAGE_STORE ?? '') ?? [];
  if (!name || !set.AWS_ACCESS_KEY_ID || !set.AWS_SECRET_ACCESS_KEY) return undefined;
  const region = set.AWS_REGION ?? 'us-east-1';
  return {
    address: addressOf(name, region, set.S3_ENDPOINT),
    prefix: folder ? `${folder.slice(1)}/` : '',
    region,
    accessKeyId: set.AWS_ACCESS_KEY_ID,
    secretAccessKey: set.AWS_SECRET_ACCESS_KEY,
    sessionToken: set.AWS_SESSION_TOKEN,
  };
}

/** Other servers know their buckets by path. AWS knows them by host, where no certificate covers a dot. */
function addressOf(name: string, region: string, endpoint: string | undefined): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${name}`;
  const host = `s3.${region}.amazonaws.com`;
  return name.includes('.') ? `https://${host}/${name}` : `https://${name}.${host}`;
}

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, origin, pathname } = new URL(text);
  return href === origin + pathname;
}
