// Unreadable parameters are refused; numbers out of range are clamped.
import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../paging.ts';
import { toSearchText } from '../text/text.ts';
import { numberBetween, optional } from './query-schemas.ts';

const LAST_PAGE = 1_000_000_000;

export const page = optional(numberBetween(1, LAST_PAGE));
export const limit = optional(numberBetween(1, MAX_PAGE_SIZE));
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

export const paginationSchema = z.strictObject({
  current_page: z.int(),
  total_pages: z.int(),
  total_records: z.int(),
});
