import type { ReplyOf } from '#domain/contract.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { pageNumber, pageSize } from '../address.ts';
import { call } from '../call.ts';
import { type Loaded, loadPage } from '../load.ts';

export interface VolunteerList {
  query: { page: number; limit: number; search: string };
  page: Loaded<ReplyOf<'listVolunteers'>>;
}

export async function loadVolunteers(request: Request): Promise<VolunteerList> {
  const { searchParams } = new URL(request.url);
  const query = {
    page: pageNumber(searchParams.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, searchParams.get('limit'), DEFAULT_PAGE_SIZE),
    search: searchParams.get('search') ?? '',
  };
  const answer = call('listVolunteers', { query, signal: request.signal });
  return { query, page: await loadPage(answer) };
}
