import type { ReplyOf } from '#domain/contract.ts';
import type { Survey } from '#domain/survey-shape.ts';
import { call } from '../call.ts';
import { type Loaded, leaveEmptyPage, loadPage } from '../load.ts';
import { type ListQuery, listQueryOf } from './list-query.ts';

type ListCall = 'listOwnSurveys' | 'listSurveys';
type Page = ReplyOf<ListCall>;
export type Counts = Page['counts'];

export interface SurveyList {
  query: ListQuery;
  page: Loaded<Page>;
  /** When it was loaded: what Today means. */
  now: Date;
}
export type { Survey };

export async function loadSurveys(list: ListCall, request: Request): Promise<SurveyList> {
  const address = new URL(request.url);
  const query = listQueryOf(address.searchParams);
  const sent = { query: queryFor(list, query), signal: request.signal };
  const page = await loadPage(call(list, sent), { counts: { adult: 0, child: 0 } });
  leaveEmptyPage(page, address);
  return { query, page, now: new Date() };
}

/** Only an admin's list knows of deleted entries. */
function queryFor(list: ListCall, query: ListQuery): Partial<ListQuery> {
  const { status, ...own } = query;
  return list === 'listSurveys' ? query : own;
}
