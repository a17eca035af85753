import type * as z from 'zod';
import type { FileFormats } from '../export-format.ts';

/** Of one endpoint. */
export interface Schemas {
  query?: z.ZodType;
  body?: z.ZodType;
  /** Sent beside `success: true`, or as a file. */
  reply: z.ZodType | FileFormats;
}
