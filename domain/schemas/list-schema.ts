// Unreadable parameters are refused; numbers out of range are clamped.
import * as z from 'zod';
import { isFinancialYear } from '../donations/financial-year.ts';
import { ENQUIRY_KINDS } from '../enquiries/enquiry.ts';
import { ENQUIRY_STATES } from '../enquiries/enquiry-work.ts';
import { EXPORT_FORMATS } from '../export-format.ts';
import { MAX_ID } from '../ids.ts';
import {
  COLUMN_SORTS,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  SORTS,
  type Sort,
} from '../paging.ts';
import { adminFilters, surveyFilters } from '../surveys/search/filter-schema.ts';
import { SURVEY_TYPES } from '../surveys/survey.ts';
import { toSearchText } from '../text/text.ts';
import { VOLUNTEER_STATUSES } from '../volunteers/volunteer.ts';
import { numberBetween, optional } from './query-schemas.ts';

const LAST_PAGE = 1_000_000_000;

const page = optional(numberBetween(1, LAST_PAGE));
const limit = optional(numberBetween(1, MAX_PAGE_SIZE));
export const searchParameter = z
  .string()
  .optional()
  .transform((sent) => {
    // The text is cut before composing, to what can shrink to the longest search, and again afterwards.
    const cut = (sent ?? '').trim().slice(0, 4 * MAX_SEARCH_LENGTH);
    return [...toSearchText(cut)].slice(0, MAX_SEARCH_LENGTH).join('');
  });

export const pageParameters = {
  page: page.transform((sent) => sent ?? 1),
  limit: limit.transform((sent) => sent ?? DEFAULT_PAGE_SIZE),
};

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

const exportFormat = optional(z.enum(EXPORT_FORMATS)).transform((sent) => sent ?? 'csv');

export const exportQuery = unpagedListQuery.extend({ format: exportFormat });

export const volunteerQuery = z.object({
  page,
  limit,
  search: searchParameter,
  status: optional(z.enum(VOLUNTEER_STATUSES)),
  sees_entries: optional(z.literal('true')),
});
export type VolunteerQuery = z.infer<typeof volunteerQuery>;

export const enquiryQuery = z.object({
  ...pageParameters,
  search: searchParameter,
  status: optional(z.enum(['all', 'unread', 'read', 'deleted'])).transform((sent) => sent ?? 'all'),
  kind: optional(z.enum(ENQUIRY_KINDS)),
  state: optional(z.enum(ENQUIRY_STATES)),
});
export type EnquiryQuery = z.infer<typeof enquiryQuery>;

const financialYear = z.string().refine(isFinancialYear);

export const donationQuery = z.object({
  ...pageParameters,
  search: searchParameter,
  year: optional(financialYear),
});
export type DonationQuery = z.infer<typeof donationQuery>;

export const donationExportQuery = z.object({ year: financialYear });

export const donationRegisterQuery = z.object({
  year: optional(financialYear),
  format: exportFormat,
});

export const paginationSchema = z.strictObject({
  current_page: z.int(),
  total_pages: z.int(),
  total_records: z.int(),
});
