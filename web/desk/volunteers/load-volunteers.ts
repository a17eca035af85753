import type { ReplyOf } from '#domain/contract.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import type { FormerVolunteer } from '#domain/volunteers/volunteer-schema.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, redirectFromEmptyPage } from '../api/load.ts';
import { readPageSize } from '../device/page-size.ts';
import { pageNumber, pageSize } from '../navigation/list-parameters.ts';

export interface VolunteerList {
  query: { page: number; limit: number; search: string };
  page: Loaded<ReplyOf<'listVolunteers'>>;
  /** Deleted accounts that can be restored. */
  former: readonly FormerVolunteer[];
}

export async function loadVolunteers(request: Request): Promise<VolunteerList> {
  const address = new URL(request.url);
  const { searchParams } = address;
  const size = (await readPageSize('volunteers')) ?? DEFAULT_PAGE_SIZE;
  const query = {
    page: pageNumber(searchParams.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, searchParams.get('limit'), size),
    search: searchParams.get('search') ?? '',
  };
  const { signal } = request;
  const [page, former] = await Promise.all([
    load(call('listVolunteers', { query, signal })),
    load(call('listFormerVolunteers', { signal })),
  ]);
  redirectFromEmptyPage(page, address);
  return { query, page, former: former.data?.data ?? [] };
}
