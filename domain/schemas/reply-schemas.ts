import * as z from 'zod';
import { paginationSchema } from './page-schema.ts';

export const itemReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: schema });
export const pageReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: z.array(schema), pagination: paginationSchema });
export const emptyReply = z.strictObject({});

/** An account or entry, with its name to show. */
export const namedId = z.strictObject({ id: z.int(), name: z.string() });
export type NamedId = z.infer<typeof namedId>;

/** A field of a record before or after a change. */
export const changedValue = z.union([z.string(), z.number()]).nullable();
