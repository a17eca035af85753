import type { ReplyOf } from '#domain/contract.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { REQUEST_FILTERS } from '#domain/privacy/privacy-request.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, redirectFromEmptyPage } from '../api/load.ts';
import { loadRecord } from '../api/load-record.ts';
import { oneOf, pageNumber, pageSize } from '../navigation/list-parameters.ts';

export interface RequestListQuery {
  page: number;
  limit: number;
  search: string;
  state: (typeof REQUEST_FILTERS)[number];
}

export type LoadedRequests = Awaited<ReturnType<typeof loadRequests>>;

export async function loadRequests(request: Request) {
  const address = new URL(request.url);
  const { searchParams } = address;
  const query: RequestListQuery = {
    page: pageNumber(searchParams.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, searchParams.get('limit'), DEFAULT_PAGE_SIZE),
    search: searchParams.get('search') ?? '',
    state: oneOf(REQUEST_FILTERS, searchParams.get('state')) ?? 'open',
  };
  const page = await load(call('listPrivacyRequests', { query, signal: request.signal }));
  redirectFromEmptyPage(page, address);
  return { query, page };
}

export function loadRequest(
  id: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readPrivacyRequest'>>> {
  return loadRecord(id, 'privacyRequestNotFound', (id) =>
    call('readPrivacyRequest', { id, signal }),
  );
}
