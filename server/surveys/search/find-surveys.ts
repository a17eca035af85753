import { MAX_ID } from '#domain/ids.ts';
import type { SurveyQuery, UnpagedListQuery } from '#domain/surveys/survey-list-schema.ts';
import type { AppContext } from '../../context.ts';
import { type CountFilter, countSurveys, totalOf } from '../counts/survey-counts.ts';
import { findFiltered } from '../filters/find-filtered.ts';
import { countFilterOf, isFilteredOrSorted, isPlainList } from '../survey-query.ts';
import { findByNumber } from './find-by-number.ts';
import type { CombinedSearchResult, PageWindow, SearchResult } from './search-result.ts';
import {
  appendPhoneticMatches,
  findMatches,
  type PhoneticLimits,
  searchSurveys,
} from './search-surveys.ts';
import { selectIds } from './select-ids.ts';

/** Filters come after the phonetic search, so it must not stop at what one page shows. */
const BEFORE_FILTERS: PhoneticLimits = { limit: 10_000, scanLimit: 10_000 };
const ALL: PageWindow = { limit: MAX_ID, offset: 0 };

export async function findSurveys(
  ctx: AppContext,
  query: Omit<SurveyQuery, 'page' | 'limit' | 'status'>,
  filter: CountFilter,
  part: PageWindow = ALL,
): Promise<CombinedSearchResult> {
  const { search } = query;
  if (search && !isFilteredOrSorted(query)) return searchSurveys(ctx, query, filter, part);
  if (!search) {
    const filtered = await findFiltered(ctx, query, filter, part, undefined);
    return { ...filtered, match: 'exact', alike: 0 };
  }
  const byText = { search, type: undefined, sort: 'date_new' } as const;
  const byNumber = await findByNumber(ctx, byText, filter, ALL);
  const { exact, alike } = byNumber
    ? { exact: byNumber, alike: [] }
    : await findMatches(ctx, byText, filter, ALL, BEFORE_FILTERS);
  const phonetic = alike.map(({ id }) => id);
  const [filtered, filteredPhonetic] = await Promise.all([
    findFiltered(ctx, query, filter, part, exact.ids),
    findFiltered(ctx, query, filter, ALL, phonetic),
  ]);
  return appendPhoneticMatches(filtered, filteredPhonetic, query, part);
}

export async function findIds(
  ctx: AppContext,
  query: UnpagedListQuery,
  limit: number,
): Promise<Pick<SearchResult, 'ids'> & { total: number }> {
  const filter = countFilterOf(query);
  if (!isPlainList(query)) {
    const { ids, counts } = await findSurveys(ctx, query, filter, { limit, offset: 0 });
    return { ids, total: totalOf(query, counts) };
  }
  const counts = await countSurveys(ctx, filter);
  const rows = await selectIds({ db: ctx.searchDb }, query, filter, { limit, offset: 0 }).execute();
  return { ids: rows.map(({ id }) => id), total: totalOf(query, counts) };
}
