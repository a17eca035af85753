import * as z from 'zod';
import { paginationSchema } from './page-schema.ts';

export const itemReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: schema });
export const pageReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: z.array(schema), pagination: paginationSchema });
export const emptyReply = z.strictObject({});
