// Finds the entries of a list by search, filters or both, in any order.
import type { ExportQuery, SurveyQuery } from '#domain/schemas/list-schema.ts';
import type { AppContext } from '../../context.ts';
import { type CountFilter, countSurveys, totalOf } from '../counts/survey-counts.ts';
import { findFiltered } from '../filters/find-filtered.ts';
import { countFilterOf, isFilteredOrSorted, isPlainList } from '../survey-query.ts';
import {
  type FoundWithSounds,
  type PageWindow,
  type SearchResult,
  searchSurveys,
} from './search-surveys.ts';
import { selectIds } from './select-ids.ts';

const ALL: PageWindow = { limit: 2 ** 31 - 1, offset: 0 };

export async function findSurveys(
  ctx: AppContext,
  query: Omit<SurveyQuery, 'page' | 'limit' | 'status'>,
  filter: CountFilter,
  part: PageWindow = ALL,
): Promise<FoundWithSounds> {
  const { search } = query;
  if (search && !isFilteredOrSorted(query)) return searchSurveys(ctx, query, filter, part);
  const byText = { search, type: undefined, sort: 'date_new' } as const;
  const found = search ? await searchSurveys(ctx, byText, filter, ALL) : undefined;
  const filtered = await findFiltered(ctx, query, filter, part, found?.ids);
  const match = found?.match ?? 'exact';
  return { ...filtered, match, alike: match === 'alike' ? totalOf(query, filtered.counts) : 0 };
}

/** All ids of a list, up to a limit. */
export async function findIds(
  ctx: AppContext,
  query: ExportQuery,
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
