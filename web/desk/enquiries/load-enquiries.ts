import type { ReplyOf } from '#domain/contract.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { call } from '../api/client.ts';
import { type Loaded, leaveEmptyPage, load } from '../api/load.ts';
import { oneOf, pageNumber, pageSize } from '../navigation/list-address.ts';
import { tellUnread } from './unread-enquiries.ts';

const STATUSES = ['all', 'unread', 'read'] as const;
export type QueryStatus = (typeof STATUSES)[number];

export interface QueryListQuery {
  page: number;
  limit: number;
  search: string;
  status: QueryStatus;
}

export type QueryCounts = Record<QueryStatus, number>;

export interface QueryList {
  query: QueryListQuery;
  page: Loaded<ReplyOf<'listQueries'>>;
  /** Of what is searched for. */
  counts: QueryCounts | null;
  /** When it was loaded: what Today means. */
  now: Date;
}

export async function loadQueries(request: Request): Promise<QueryList> {
  const address = new URL(request.url);
  const query = queryOf(address.searchParams);
  const [page, other] = await Promise.all([
    load(call('listQueries', { query, signal: request.signal })),
    load(call('listQueries', { query: otherStatusOf(query), signal: request.signal })),
  ]);
  leaveEmptyPage(page, address);
  if (page.data) tellUnread(page.data.unread);
  return { query, page, counts: countsOf(query.status, page, other), now: new Date() };
}

export function queryOf(parameters: URLSearchParams): QueryListQuery {
  return {
    page: pageNumber(parameters.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, parameters.get('limit'), DEFAULT_PAGE_SIZE),
    search: parameters.get('search') ?? '',
    status: oneOf(STATUSES, parameters.get('status')) ?? 'all',
  };
}

/** One more total is enough to know all three. */
function otherStatusOf(query: QueryListQuery): QueryListQuery {
  return { ...query, page: 1, limit: 1, status: query.status === 'all' ? 'unread' : 'all' };
}

function countsOf(
  status: QueryStatus,
  page: QueryList['page'],
  other: QueryList['page'],
): QueryCounts | null {
  if (!page.data || !other.data) return null;
  const total = page.data.pagination.total_records;
  const otherTotal = other.data.pagination.total_records;
  if (status === 'all') return { all: total, unread: otherTotal, read: total - otherTotal };
  const rest = otherTotal - total;
  return status === 'unread'
    ? { all: otherTotal, unread: total, read: rest }
    : { all: otherTotal, unread: rest, read: total };
}
