import type { SurveyQuery } from '#domain/list-schema.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import { listedColumns, toApiSurvey } from './api-survey.ts';
import { BUCKET_SIZE } from './counts/count-buckets.ts';
import {
  bucketPositionOf,
  type CountFilter,
  countSurveys,
  type TypeCounts,
} from './counts/survey-counts.ts';
import { type FoundWithSounds, findSurveys } from './find-surveys.ts';

export interface SurveyPage {
  data: Survey[];
  pagination: Pagination;
  /** Of both types, whatever the filter. */
  counts: TypeCounts;
  /** Of a search. */
  match?: FoundWithSounds['match'];
  alike?: number;
}

/**
 * @param ownerId undefined for everybody's entries
 * @param offsetLimit entries that OFFSET may skip; pages beyond use the count buckets
 */
export async function listSurveys(
  ctx: AppContext,
  query: SurveyQuery,
  ownerId?: number,
  offsetLimit = BUCKET_SIZE,
): Promise<SurveyPage> {
  const filter = { deleted: query.status === 'deleted', ownerId };
  return query.search ? search(ctx, query, filter) : listByOffset(ctx, query, filter, offsetLimit);
}

async function listByOffset(
  ctx: AppContext,
  query: SurveyQuery,
  filter: CountFilter,
  offsetLimit: number,
): Promise<SurveyPage> {
  const before = (query.page - 1) * query.limit;
  if (before + query.limit <= offsetLimit) {
    const [counts, data] = await Promise.all([
      countSurveys(ctx, filter),
      readEntries(ctx, query, selectIds(ctx, query, filter, before, query.limit)),
    ]);
    return pageOf(query, counts, data);
  }
  const counts = await countSurveys(ctx, filter);
  const total = totalOf(query, counts);
  const size = Math.min(query.limit, total - before);
  if (size <= 0) return pageOf(query, counts, []);
  const older = query.sort === 'date_old' ? before : total - before - size;
  const position = await bucketPositionOf(ctx, filter, query.type, older);
  const ids = selectIds(
    ctx,
    { ...query, sort: 'date_old' },
    filter,
    older - position.before,
    size,
  ).where('created_at', '>=', position.since);
  return pageOf(query, counts, await readEntries(ctx, query, ids));
}

/** @param offset two buckets at most, as the database reads every row that it skips */
export function selectIds(
  { db }: Pick<AppContext, 'db'>,
  { sort, type }: Pick<SurveyQuery, 'sort' | 'type'>,
  { deleted, ownerId }: CountFilter,
  offset: number,
  limit: number,
) {
  const order = sort === 'date_new' ? 'desc' : 'asc';
  let ids = db
    .selectFrom('surveys')
    .select('id')
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset);
  if (ownerId !== undefined) ids = ids.where('volunteer_id', '=', ownerId);
  if (type) ids = ids.where('survey_type', '=', type);
  return ids;
}

async function search(
  ctx: AppContext,
  query: SurveyQuery,
  filter: CountFilter,
): Promise<SurveyPage> {
  const { ids, counts, match, alike } = await findSurveys(ctx, query, filter, {
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  });
  const entries = await readEntries(ctx, query, ids);
  return { ...pageOf(query, counts, inOrder(entries, ids)), match, alike };
}

/** As found: the exact matches first. */
export function inOrder(entries: Survey[], ids: readonly number[]): Survey[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Survey) => places.get(id) ?? 0;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export async function readEntries(
  { db }: Pick<AppContext, 'db'>,
  { sort }: Pick<SurveyQuery, 'sort'>,
  ids: readonly number[] | ReturnType<typeof selectIds>,
): Promise<Survey[]> {
  if (Array.isArray(ids) && ids.length === 0) return [];
  const order = sort === 'date_new' ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .select(listedColumns)
    .select(['volunteers.name as volunteer_name', 'volunteers.deleted_at as volunteer_deleted_at'])
    .where('surveys.id', 'in', ids)
    .orderBy('surveys.created_at', order)
    .orderBy('surveys.id', order)
    .execute();
  return rows.map((row) => toApiSurvey(row, row.volunteer_name));
}

function pageOf(query: SurveyQuery, counts: TypeCounts, data: Survey[]): SurveyPage {
  return {
    data,
    pagination: pagination(query.page, query.limit, totalOf(query, counts)),
    counts,
  };
}

function totalOf({ type }: Pick<SurveyQuery, 'type'>, counts: TypeCounts): number {
  return type ? counts[type] : counts.adult + counts.child;
}
