import * as z from 'zod';
import { MAX_ID } from '../ids.ts';
import { COLUMN_SORTS, SORTS, type Sort } from '../paging.ts';
import { pageParameters, searchParameter } from '../schemas/page-schema.ts';
import { exportFormat, numberBetween, optional } from '../schemas/query-schemas.ts';
import { pageReply } from '../schemas/reply-schemas.ts';
import { adminFilters, surveyFilters } from './search/filter-schema.ts';
import { SURVEY_TYPES } from './survey.ts';
import { survey } from './survey-schema.ts';

export const surveyQuery = z.object({
  ...pageParameters,
  sort: optional(z.enum([...SORTS, 'recorded', '-recorded', ...COLUMN_SORTS])).transform(sortOf),
  search: searchParameter,
  type: optional(z.enum([...SURVEY_TYPES, 'all'])).transform((sent) =>
    sent === 'all' ? undefined : sent,
  ),
  ...surveyFilters,
});

function sortOf(sent: Sort | 'recorded' | '-recorded' = 'date_new'): Sort {
  if (sent === 'recorded') return 'date_old';
  return sent === '-recorded' ? 'date_new' : sent;
}

export const adminSurveyQuery = surveyQuery.extend({
  ...adminFilters,
  status: optional(z.enum(['live', 'deleted'])).transform((sent) => sent ?? 'live'),
  volunteer_id: optional(numberBetween(0, MAX_ID)),
});
export type SurveyQuery = Omit<z.infer<typeof adminSurveyQuery>, 'volunteer_id'>;

export const unpagedListQuery = adminSurveyQuery.omit({ page: true, limit: true });
export type UnpagedListQuery = z.infer<typeof unpagedListQuery>;

export const exportQuery = unpagedListQuery.extend({ format: exportFormat });

export const surveyPage = pageReply(survey).extend({
  counts: z.strictObject({ adult: z.int(), child: z.int() }),
  match: z.enum(['exact', 'alike']).optional(),
  alike: z.int().optional(),
});
