import * as z from 'zod';
import { isIdempotencyKey, MAX_RECEIPTS, OPERATIONS } from './operation.ts';

const KEY_LENGTH = 36;

/** Idempotency keys, separated by commas. */
export const receiptQuery = z.object({
  keys: z
    .string()
    .max(MAX_RECEIPTS * (KEY_LENGTH + 1))
    .transform((sent) => sent.toLowerCase().split(','))
    .pipe(z.array(z.string().refine(isIdempotencyKey)).max(MAX_RECEIPTS)),
});

/** Which entry and version a key made. */
export const receipt = z.strictObject({
  key: z.string(),
  id: z.int(),
  version: z.int(),
  action: z.enum(OPERATIONS),
});
export type Receipt = z.infer<typeof receipt>;
