import * as z from 'zod';
import { UUID_LENGTH } from '../../ids.ts';
import { isIdempotencyKey, MAX_OPERATION_RESULTS, OPERATION_KINDS } from './operation-kind.ts';

export const operationResultQuery = z.object({
  keys: z
    .string()
    .max(MAX_OPERATION_RESULTS * (UUID_LENGTH + 1))
    .transform((sent) => sent.toLowerCase().split(','))
    .pipe(z.array(z.string().refine(isIdempotencyKey)).max(MAX_OPERATION_RESULTS)),
});

export const operationResult = z.strictObject({
  key: z.string(),
  id: z.int(),
  version: z.int(),
  action: z.enum(OPERATION_KINDS),
});
export type OperationResult = z.infer<typeof operationResult>;
