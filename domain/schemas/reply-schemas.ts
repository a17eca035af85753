import * as z from 'zod';
import { survey } from '../surveys/survey-schema.ts';
import { paginationSchema } from './list-schema.ts';

export const itemReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: schema });
export const pageReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: z.array(schema), pagination: paginationSchema });
export const emptyReply = z.strictObject({});
export const surveyPage = pageReply(survey).extend({
  counts: z.strictObject({ adult: z.int(), child: z.int() }),
  match: z.enum(['exact', 'alike']).optional(),
  alike: z.int().optional(),
});
