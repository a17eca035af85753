import type { ReplyOf } from '#domain/contract.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from '#domain/enquiries/enquiry.ts';
import { ENQUIRY_STATES } from '#domain/enquiries/enquiry-work.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, redirectFromEmptyPage } from '../api/load.ts';
import { oneOf, pageNumber, pageSize } from '../navigation/list-parameters.ts';
import { unreadEnquiries } from './unread-enquiries.ts';

const STATUSES = ['all', 'unread', 'read'] as const;
/** Deleted enquiries are a list of their own, read and unread ones together. */
export const STATE_FILTERS = ['all', ...ENQUIRY_STATES, 'deleted'] as const;
export type EnquiryStateFilter = (typeof STATE_FILTERS)[number];
export type EnquiryStatus = (typeof STATUSES)[number];

export interface EnquiryListQuery {
  page: number;
  limit: number;
  search: string;
  status: EnquiryStatus;
  kind: EnquiryKind | undefined;
  state: EnquiryStateFilter;
}

export type EnquiryCounts = Record<EnquiryStatus, number>;

export interface EnquiryList {
  query: EnquiryListQuery;
  page: Loaded<ReplyOf<'listEnquiries'>>;
  /** Totals for the search. */
  counts: EnquiryCounts | null;
  /** The time of loading, for relative dates. */
  now: Date;
}

export async function loadEnquiries(request: Request): Promise<EnquiryList> {
  const address = new URL(request.url);
  const query = enquiryListQueryOf(address.searchParams);
  const [page, other] = await Promise.all([
    load(call('listEnquiries', { query: sentQuery(query), signal: request.signal })),
    load(call('listEnquiries', { query: sentQuery(otherStatusOf(query)), signal: request.signal })),
  ]);
  redirectFromEmptyPage(page, address);
  if (page.data) unreadEnquiries.set(page.data.unread);
  return {
    query,
    page,
    counts: query.state === 'deleted' ? null : countsOf(query.status, page, other),
    now: new Date(),
  };
}

export function enquiryListQueryOf(parameters: URLSearchParams): EnquiryListQuery {
  const state = oneOf(STATE_FILTERS, parameters.get('state')) ?? 'all';
  return {
    page: pageNumber(parameters.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, parameters.get('limit'), DEFAULT_PAGE_SIZE),
    search: parameters.get('search') ?? '',
    status: (state !== 'deleted' && oneOf(STATUSES, parameters.get('status'))) || 'all',
    kind: oneOf(ENQUIRY_KINDS, parameters.get('kind')),
    state,
  };
}

function sentQuery({ state, status, ...query }: EnquiryListQuery) {
  if (state === 'deleted') return { ...query, status: 'deleted' as const };
  return { ...query, status, state: state === 'all' ? undefined : state };
}

// The list's own total and one other give all three.
function otherStatusOf(query: EnquiryListQuery): EnquiryListQuery {
  return { ...query, page: 1, limit: 1, status: query.status === 'all' ? 'unread' : 'all' };
}

function countsOf(
  status: EnquiryStatus,
  page: EnquiryList['page'],
  other: EnquiryList['page'],
): EnquiryCounts | null {
  if (!page.data || !other.data) return null;
  const total = page.data.pagination.total_records;
  const otherTotal = other.data.pagination.total_records;
  if (status === 'all') return { all: total, unread: otherTotal, read: total - otherTotal };
  const rest = otherTotal - total;
  return status === 'unread'
    ? { all: otherTotal, unread: total, read: rest }
    : { all: otherTotal, unread: rest, read: total };
}
