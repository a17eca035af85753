import * as z from 'zod';
import { isIdempotencyKey, OPERATION_KINDS } from './operation-kind.ts';
import { RESCUE_FORMAT, type RescuedOutbox, type RescueFile } from './rescue-file.ts';

export const rescueFile = z.object({
  format: z.literal(RESCUE_FORMAT),
  key_id: z.string(),
  sealed: z.base64(),
}) satisfies z.ZodType<RescueFile>;

export const rescuedOutbox = z.object({
  account: z.int(),
  proof: z.string().nullish(),
  made_at: z.string(),
  operations: z.array(
    z.object({
      key: z.string().toLowerCase().refine(isIdempotencyKey),
      action: z.enum(OPERATION_KINDS),
      after: z.string().toLowerCase().nullish(),
      id: z.int().nullish(),
      version: z.int().nullish(),
      body: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
}) satisfies z.ZodType<RescuedOutbox>;
