import type { ReplyOf } from '#domain/contract.ts';
import { isFinancialYear } from '#domain/donations/financial-year.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, redirectFromEmptyPage } from '../api/load.ts';
import { loadRecord } from '../api/load-record.ts';
import { pageNumber, pageSize } from '../navigation/list-parameters.ts';

export type LoadedDonationHistory = Loaded<ReplyOf<'readDonationHistory'>>;

export interface DonationListQuery {
  page: number;
  limit: number;
  search: string;
  year: string;
}

export interface DonationList {
  query: DonationListQuery;
  page: Loaded<ReplyOf<'listDonations'>>;
}

export async function loadDonations(request: Request): Promise<DonationList> {
  const address = new URL(request.url);
  const { searchParams } = address;
  const year = searchParams.get('year') ?? '';
  const query = {
    page: pageNumber(searchParams.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, searchParams.get('limit'), DEFAULT_PAGE_SIZE),
    search: searchParams.get('search') ?? '',
    year: isFinancialYear(year) ? year : '',
  };
  const page = await load(call('listDonations', { query, signal: request.signal }));
  redirectFromEmptyPage(page, address);
  return { query, page };
}

export function loadDonation(
  id: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readDonation'>>> {
  return loadRecord(id, 'donationNotFound', (id) => call('readDonation', { id, signal }));
}

export function loadDonationHistory(
  id: string,
  signal: AbortSignal,
): Promise<LoadedDonationHistory> {
  return loadRecord(id, 'donationNotFound', (id) => call('readDonationHistory', { id, signal }));
}
