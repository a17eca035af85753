import type * as z from 'zod';
import type { FileFormats } from '../export-format.ts';

export interface Schemas {
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType | FileFormats;
}
