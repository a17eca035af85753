// The lists of entries: filter, search, sort, page and total, each served by an index.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isAadhaar } from '#domain/aadhaar.ts';
import type { SurveyQuery } from '#domain/list-shape.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import type { Survey } from '#domain/survey-shape.ts';
import { digitsOf } from '#domain/text.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { aadhaarIndex, documentIndex } from './identity-numbers.ts';
import { toSurvey } from './rows.ts';

type SurveySelection = SelectQueryBuilder<Tables, 'surveys', object>;

export interface SurveyPage {
  data: Survey[];
  pagination: Pagination;
}

/** @param ownerId whose entries; undefined for everybody's */
export async function listSurveys(
  house: House,
  query: SurveyQuery,
  ownerId?: number,
): Promise<SurveyPage> {
  const total = await count(house, query, ownerId);
  const ids = await pageOfIds(house, query, ownerId, total);
  return {
    data: await entries(house, ids),
    pagination: pagination(query.page, query.limit, total),
  };
}

async function count(house: House, query: SurveyQuery, ownerId?: number): Promise<number> {
  const { total } = await selection(house, query, ownerId)
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The second half of a list is walked from its end, so that no page is further than the middle. */
async function pageOfIds(
  house: House,
  query: SurveyQuery,
  ownerId: number | undefined,
  total: number,
): Promise<number[]> {
  const before = (query.page - 1) * query.limit;
  const size = Math.min(query.limit, total - before);
  if (size <= 0) return [];
  const after = total - before - size;
  const fromEnd = after < before;
  const newestFirst = (query.sort === 'date_new') !== fromEnd;
  const order = newestFirst ? 'desc' : 'asc';
  const rows = await selection(house, query, ownerId)
    .select('surveys.id')
    .orderBy('surveys.created_at', order)
    .orderBy('surveys.id', order)
    .limit(size)
    .offset(fromEnd ? after : before)
    .execute();
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}

async function entries({ db }: House, ids: number[]): Promise<Survey[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .selectAll('surveys')
    .select('volunteers.name as volunteer_name')
    .where('surveys.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toSurvey(row, row.volunteer_name)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selection(house: House, query: SurveyQuery, ownerId?: number): SurveySelection {
  let surveys: SurveySelection = house.db
    .selectFrom('surveys')
    .where('surveys.deleted_at', query.status === 'deleted' ? 'is not' : 'is', null);
  if (ownerId !== undefined) surveys = surveys.where('surveys.volunteer_id', '=', ownerId);
  if (query.type) surveys = surveys.where('surveys.survey_type', '=', query.type);
  if (query.search) {
    surveys = surveys.where(sql<boolean>`surveys.id in (${found(house, query.search)})`);
  }
  return surveys;
}

/** A part of a text, or a whole identity number. */
function found({ dialect, vault }: House, search: string): RawBuilder<{ id: number }> {
  const digits = digitsOf(search);
  // A number may stand there as it was typed, or as plain digits.
  const terms = new Set([search, /^\d+$/.test(digits) ? digits : search]);
  const queries = [
    ...[...terms].map(dialect.surveysContaining),
    sql`select id from surveys where other_document_index = ${documentIndex(vault, search)}`,
  ];
  if (isAadhaar(digits)) {
    queries.push(sql`select id from surveys where aadhar_index = ${aadhaarIndex(vault, digits)}`);
  }
  return sql`${sql.join(queries, sql` union `)}`;
}
