import type { ReplyOf } from '#domain/contract.ts';
import type { Survey } from '#domain/survey-shape.ts';
import { call } from '../call.ts';
import { type Loaded, leaveEmptyPage, load, loadPage } from '../load.ts';
import { type ListQuery, listQueryOf } from './list-query.ts';

type ListCall = 'listOwnSurveys' | 'listSurveys';
type Page = ReplyOf<ListCall>;

export interface Counts {
  all: number;
  adult: number;
  child: number;
}
export interface SurveyList {
  query: ListQuery;
  page: Loaded<Page>;
  counts: Counts | null;
  /** When it was loaded: what Today means. */
  now: Date;
}
export type { Survey };

export async function loadSurveys(list: ListCall, request: Request): Promise<SurveyList> {
  const address = new URL(request.url);
  const query = listQueryOf(address.searchParams);
  const [page, counted] = await Promise.all([
    loadPage(call(list, { query: queryFor(list, query), signal: request.signal })),
    load(call(list, { query: queryFor(list, otherTypeOf(query)), signal: request.signal })),
  ]);
  leaveEmptyPage(page, address);
  const total = page.data?.pagination.total_records;
  const other = counted.data?.pagination.total_records;
  return { query, page, counts: countsOf(query, total, other), now: new Date() };
}

/** Only an admin's list knows of deleted entries. */
function queryFor(list: ListCall, query: ListQuery): Partial<ListQuery> {
  const { status, ...own } = query;
  return list === 'listSurveys' ? query : own;
}

/** One more total is enough to know all three. */
function otherTypeOf(query: ListQuery): ListQuery {
  return { ...query, page: 1, limit: 1, type: query.type ? undefined : 'adult' };
}

function countsOf(query: ListQuery, total?: number, other?: number): Counts | null {
  if (total === undefined || other === undefined) return null;
  if (query.type === undefined) return { all: total, adult: other, child: total - other };
  const rest = other - total;
  return query.type === 'adult'
    ? { all: other, adult: total, child: rest }
    : { all: other, adult: rest, child: total };
}
