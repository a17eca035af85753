import { MAX_ID } from '#domain/ids.ts';
import type { SurveyQuery, UnpagedListQuery } from '#domain/surveys/survey-list-schema.ts';
import type { AppContext } from '../../context.ts';
import { countSurveys, totalOf } from '../counts/survey-counts.ts';
import { filterSurveys } from '../filters/filter-surveys.ts';
import { countFilterOf, isFilteredOrSorted, isPlainList } from '../survey-query.ts';
import { findByNumber } from './find-by-number.ts';
import type {
  CombinedSearchResult,
  PageWindow,
  SearchResult,
  SurveySelection,
} from './search-result.ts';
import {
  appendPhoneticMatches,
  findTextMatches,
  type PhoneticLimits,
  searchUnfiltered,
} from './search-unfiltered.ts';
import { selectPlainIds } from './select-plain-ids.ts';

/** Filters come after the phonetic search, so it must not stop at what one page shows. */
const BEFORE_FILTERS: PhoneticLimits = { limit: 10_000, scanLimit: 10_000 };
export const UNPAGED: PageWindow = { limit: MAX_ID, offset: 0 };

/** Without filters `searchUnfiltered`, without a search `filterSurveys`, else both one after the other. */
export async function searchAndFilter(
  ctx: AppContext,
  selection: SurveySelection<Omit<SurveyQuery, 'page' | 'limit' | 'status'>>,
): Promise<CombinedSearchResult> {
  const { query, filter } = selection;
  const { search } = query;
  if (search && !isFilteredOrSorted(query)) return searchUnfiltered(ctx, selection);
  if (!search) {
    const filtered = await filterSurveys(ctx, selection);
    return { ...filtered, match: 'exact', alike: 0 };
  }
  const byText: SurveySelection = {
    query: { search, type: undefined, sort: 'date_new' },
    filter,
    window: UNPAGED,
  };
  const byNumber = await findByNumber(ctx, byText);
  const { exact, alike } = byNumber
    ? { exact: byNumber, alike: [] }
    : await findTextMatches(ctx, byText, BEFORE_FILTERS);
  const phonetic = alike.map(({ id }) => id);
  const [filtered, filteredPhonetic] = await Promise.all([
    filterSurveys(ctx, selection, exact.ids),
    filterSurveys(ctx, { ...selection, window: UNPAGED }, phonetic),
  ]);
  return appendPhoneticMatches(filtered, filteredPhonetic, selection);
}

export async function listSurveyIds(
  ctx: AppContext,
  query: UnpagedListQuery,
  limit: number,
): Promise<Pick<SearchResult, 'ids'> & { total: number }> {
  const filter = countFilterOf(query);
  const selection = { query, filter, window: { limit, offset: 0 } };
  if (!isPlainList(query)) {
    const { ids, counts } = await searchAndFilter(ctx, selection);
    return { ids, total: totalOf(query, counts) };
  }
  const counts = await countSurveys(ctx, filter);
  const rows = await selectPlainIds({ db: ctx.searchDb }, selection).execute();
  return { ids: rows.map(({ id }) => id), total: totalOf(query, counts) };
}
