import * as z from 'zod';
import { EXPORT_FORMATS } from '../export-format.ts';
import { adminSurveyQuery } from '../schemas/list-schema.ts';
import { optional } from '../schemas/query-schemas.ts';
import { DEFAULT_ROWS, DIMENSIONS, ROW_DIMENSIONS } from './dimensions.ts';

/** Live entries, narrowed by the filters of the list. */
const tableQuery = adminSurveyQuery
  .omit({ page: true, limit: true, sort: true, search: true, status: true })
  .extend({
    rows: optional(z.enum(ROW_DIMENSIONS)).transform((sent) => sent ?? DEFAULT_ROWS),
    columns: optional(z.enum(DIMENSIONS)),
  });
/** By one thing twice, a table would be a diagonal. */
const isTable = ({ rows, columns }: z.output<typeof tableQuery>) => rows !== columns;

export const statisticsQuery = tableQuery.refine(isTable);
export type StatisticsQuery = z.output<typeof statisticsQuery>;

export const statisticsExport = tableQuery
  .extend({
    format: optional(z.enum(EXPORT_FORMATS)).transform((sent) => sent ?? 'csv'),
  })
  .refine(isTable);

const group = z.strictObject({
  /**
   * The code of a choice, yes or no, an age band such as 6-14, the first day of a week or month, a volunteer's id, a
   * place's name. Empty where nothing was entered; null for all others together.
   */
  value: z.string().nullable(),
  /** Of a place or a volunteer. */
  name: z.string().optional(),
  /** Of a place, in Devanagari; empty if there is none. */
  local_name: z.string().optional(),
});
export type StatisticsGroup = z.infer<typeof group>;

export const statistics = z.strictObject({
  rows: z.array(group),
  /** A single group of all entries if no columns were asked for. */
  columns: z.array(group),
  /** Of each row, by column. */
  counts: z.array(z.array(z.int())),
});
export type Statistics = z.infer<typeof statistics>;
