import type { Kysely } from 'kysely';
import type { ExportQuery, SurveyQuery } from '#domain/list-schema.ts';
import { isDateSort, type Pagination, pagination } from '#domain/paging.ts';
import type { SurveyFilters } from '#domain/surveys/filter-schema.ts';
import { isFiltered } from '#domain/surveys/filters.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { digitsOf } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { listedColumns, toApiSurvey } from './api-survey.ts';
import { BUCKET_SIZE } from './counts/count-buckets.ts';
import {
  bucketPositionOf,
  type CountFilter,
  countSurveys,
  type TypeCounts,
} from './counts/survey-counts.ts';
import { findFiltered } from './filters/find-filtered.ts';
import { type Found, findByNumber, type Part, type SearchQuery } from './find-by-number.ts';
import { numbersSearched } from './identity-numbers.ts';

export interface SurveyPage {
  data: Survey[];
  pagination: Pagination;
  /** Of both types, whatever the filter. */
  counts: TypeCounts;
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
  const isFound = query.search !== '' || !isPlainList(query);
  return isFound ? search(ctx, query, filter) : listByOffset(ctx, query, filter, offsetLimit);
}

/** Its counts are stored, and its order is an index. */
export function isPlainList(query: SurveyFilters & Pick<SurveyQuery, 'sort'>): boolean {
  return !isFiltered(query) && isDateSort(query.sort);
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
  const { ids, counts } = await findEntries(ctx, query, filter, {
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  });
  return pageOf(query, counts, await readEntries(ctx, query, ids));
}

const ALL: Part = { limit: 2 ** 31 - 1, offset: 0 };

/** All ids of a list, up to a limit. */
export async function findIds(
  ctx: AppContext,
  query: ExportQuery,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const filter = { deleted: query.status === 'deleted', ownerId: query.volunteer_id };
  const part = { limit, offset: 0 };
  if (query.search || !isPlainList(query)) {
    const { ids, counts } = await findEntries(ctx, query, filter, part);
    return { ids, total: totalOf(query, counts) };
  }
  const counts = await countSurveys(ctx, filter);
  const rows = await selectIds({ db: ctx.searchDb }, query, filter, 0, limit).execute();
  return { ids: rows.map(({ id }) => id), total: totalOf(query, counts) };
}

/** By search, filters or both, in any order. */
export async function findEntries(
  ctx: AppContext,
  query: Omit<SurveyQuery, 'page' | 'limit' | 'status'>,
  filter: CountFilter,
  part: Part = ALL,
): Promise<Found> {
  const { search, sort } = query;
  if (search && isPlainList(query)) return findSurveys(ctx, query, filter, part);
  const byText = { search, type: undefined, sort: 'date_new' } as const;
  const found = search ? await findSurveys(ctx, byText, filter, ALL) : undefined;
  return findFiltered(ctx, { ...query, sort }, filter, part, found?.ids);
}

export async function findSurveys(
  ctx: AppContext,
  query: SearchQuery,
  filter: CountFilter,
  part: Part,
): Promise<Found> {
  return (await findByNumber(ctx, query, filter, part)) ?? findByText(ctx, query, filter, part);
}

async function findByText(
  { vault, dialect, searchDb }: AppContext,
  query: SearchQuery,
  filter: CountFilter,
  part: Part,
): Promise<Found> {
  const digits = digitsOf(query.search);
  // Text may contain a number as typed or as plain digits.
  const terms = [...new Set([query.search, /^\d+$/.test(digits) ? digits : query.search])];
  const found = await dialect
    .searchSurveys({
      ...filter,
      ...part,
      terms,
      numbers: numbersSearched(vault, query.search),
      type: query.type,
      newestFirst: query.sort === 'date_new',
    })
    .execute(searchDb);
  const [row] = found.rows;
  const ids: number[] = JSON.parse(row?.ids ?? '[]');
  return { ids, counts: { adult: Number(row?.adult), child: Number(row?.child) } };
}

export async function readEntries(
  { db }: Pick<AppContext, 'db'>,
  { sort }: Pick<SurveyQuery, 'sort'>,
  ids: readonly number[] | ReturnType<typeof selectIds>,
): Promise<Survey[]> {
  if (Array.isArray(ids)) return readInOrder(db, ids);
  const order = sort === 'date_new' ? 'desc' : 'asc';
  const rows = await listed(db)
    .where('surveys.id', 'in', ids)
    .orderBy('surveys.created_at', order)
    .orderBy('surveys.id', order)
    .execute();
  return rows.map((row) => toApiSurvey(row, row.volunteer_name));
}

async function readInOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<Survey[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db).where('surveys.id', 'in', ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? 0;
  return rows
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((row) => toApiSurvey(row, row.volunteer_name));
}

function listed(db: Kysely<Tables>) {
  return db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .leftJoin('survey_corrections', 'survey_corrections.survey_id', 'surveys.id')
    .select(listedColumns)
    .select('survey_corrections.state as correction')
    .select(['volunteers.name as volunteer_name', 'volunteers.deleted_at as volunteer_deleted_at']);
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
