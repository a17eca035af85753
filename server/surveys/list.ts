import { type Pagination, pagination } from '#domain/paging.ts';
import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import { BUCKET_SIZE } from './counts/count-buckets.ts';
import {
  type CountFilter,
  countSurveys,
  findBucketPosition,
  type TypeCounts,
  totalOf,
} from './counts/survey-counts.ts';
import { readEntries } from './read-entries.ts';
import { searchAndFilter } from './search/search-and-filter.ts';
import type { CombinedSearchResult } from './search/search-result.ts';
import { selectPlainIds } from './search/select-plain-ids.ts';
import { countFilterOf, isPlainList } from './survey-query.ts';

export interface SurveyPage {
  data: Survey[];
  pagination: Pagination;
  /** Both types are counted, whatever the filter. */
  counts: TypeCounts;
  /** Undefined without a search. */
  match?: CombinedSearchResult['match'];
  alike?: number;
}

interface ListQuery extends SurveyQuery {
  /** Undefined: everybody's entries. */
  volunteer_id?: number | undefined;
}

/** @param offsetLimit entries that OFFSET may skip; pages beyond use the count buckets */
export async function listSurveys(
  ctx: AppContext,
  query: ListQuery,
  { offsetLimit = BUCKET_SIZE }: { offsetLimit?: number } = {},
): Promise<SurveyPage> {
  const filter = countFilterOf(query);
  return isPlainList(query)
    ? listByOffset(ctx, query, filter, offsetLimit)
    : listBySearch(ctx, query, filter);
}

async function listByOffset(
  ctx: AppContext,
  query: SurveyQuery,
  filter: CountFilter,
  offsetLimit: number,
): Promise<SurveyPage> {
  const before = (query.page - 1) * query.limit;
  if (before + query.limit <= offsetLimit) {
    const window = { limit: query.limit, offset: before };
    const ids = selectPlainIds(ctx, { query, filter, window });
    const [counts, data] = await Promise.all([
      countSurveys(ctx, filter),
      readEntries(ctx, query, ids),
    ]);
    return pageOf(query, counts, data);
  }
  const counts = await countSurveys(ctx, filter);
  const total = totalOf(query, counts);
  const size = Math.min(query.limit, total - before);
  if (size <= 0) return pageOf(query, counts, []);
  const older = query.sort === 'date_old' ? before : total - before - size;
  const position = await findBucketPosition(ctx, filter, query.type, older);
  const ids = selectPlainIds(ctx, {
    query: { ...query, sort: 'date_old' },
    filter,
    window: { limit: size, offset: older - position.before },
  }).where('created_at', '>=', position.since);
  return pageOf(query, counts, await readEntries(ctx, query, ids));
}

async function listBySearch(
  ctx: AppContext,
  query: SurveyQuery,
  filter: CountFilter,
): Promise<SurveyPage> {
  const { ids, counts, match, alike } = await searchAndFilter(ctx, {
    query,
    filter,
    window: { limit: query.limit, offset: (query.page - 1) * query.limit },
  });
  return { ...pageOf(query, counts, await readEntries(ctx, query, ids)), match, alike };
}

function pageOf(query: SurveyQuery, counts: TypeCounts, data: Survey[]): SurveyPage {
  return {
    data,
    pagination: pagination(query.page, query.limit, totalOf(query, counts)),
    counts,
  };
}
