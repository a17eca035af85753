// The shapes of replies, which are sent beside `success: true`.
import * as z from 'zod';
import { survey } from '../surveys/survey-schema.ts';
import { paginationSchema } from './list-schema.ts';

export const itemReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: schema });
export const pageReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: z.array(schema), pagination: paginationSchema });
export const emptyReply = z.strictObject({});
export const surveyPage = pageReply(survey).extend({
  /** Totals for the search and filters, whichever type is asked for. */
  counts: z.strictObject({ adult: z.int(), child: z.int() }),
  /** For a search: whether any entry of the list matches exactly. Exact matches come first. */
  match: z.enum(['exact', 'alike']).optional(),
  /** The number of matches that are only phonetic. */
  alike: z.int().optional(),
});
