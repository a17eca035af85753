import * as z from 'zod';
import { exportFormat, optional } from '../schemas/query-schemas.ts';
import { adminSurveyQuery } from '../surveys/survey-list-schema.ts';
import { DEFAULT_ROWS, DIMENSIONS, ROW_DIMENSIONS } from './dimensions.ts';

const tableQuery = adminSurveyQuery
  .omit({ page: true, limit: true, sort: true, search: true, status: true })
  .extend({
    rows: optional(z.enum(ROW_DIMENSIONS)).transform((sent) => sent ?? DEFAULT_ROWS),
    columns: optional(z.enum(DIMENSIONS)),
  });
/** A table by one thing twice would be a diagonal. */
const isTable = ({ rows, columns }: z.output<typeof tableQuery>) => rows !== columns;

export const statisticsQuery = tableQuery.refine(isTable);
export type StatisticsQuery = z.output<typeof statisticsQuery>;

export const statisticsExport = tableQuery.extend({ format: exportFormat }).refine(isTable);

const group = z.strictObject({
  /** A code, an age band such as 6-14, a first day, an id or a place; empty: not entered; null: all others together. */
  value: z.string().nullable(),
  name: z.string().optional(),
  local_name: z.string().optional(),
});
export type StatisticsGroup = z.infer<typeof group>;

export const statistics = z.strictObject({
  rows: z.array(group),
  columns: z.array(group),
  counts: z.array(z.array(z.int())),
});
export type Statistics = z.infer<typeof statistics>;
