import type { ReplyOf } from '#domain/contract.ts';
import { DEFAULT_PAGE_SIZE, VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import {
  PAIR_SORTS,
  PAIR_STATES,
  type PairSort,
  type PairState,
} from '#domain/surveys/duplicates/possible-duplicate.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, redirectFromEmptyPage } from '../api/load.ts';
import { oneOf, pageNumber, pageSize } from '../navigation/list-parameters.ts';
import { openPairs } from './open-pairs.ts';

export type PairPage = ReplyOf<'listPairs'>;
export type Pair = PairPage['data'][number];

export interface PairList {
  query: { page: number; limit: number; state: PairState; search: string; sort: PairSort };
  page: Loaded<PairPage>;
  /** The shown pair, like `407-1846`; empty for the first. */
  chosen: string;
  /** The time of loading, for relative dates. */
  now: Date;
}

export async function loadPairs(request: Request): Promise<PairList> {
  const address = new URL(request.url);
  const parameters = address.searchParams;
  const query = {
    page: pageNumber(parameters.get('page')),
    limit: pageSize(VOLUNTEER_PAGE_SIZES, parameters.get('limit'), DEFAULT_PAGE_SIZE),
    state: oneOf(PAIR_STATES, parameters.get('state')) ?? 'open',
    search: parameters.get('search') ?? '',
    sort: oneOf(PAIR_SORTS, parameters.get('sort')) ?? 'strongest',
  };
  const page = await load(call('listPairs', { query, signal: request.signal }));
  redirectFromEmptyPage(page, address);
  if (page.data && query.search === '') openPairs.set(page.data.counts.open);
  return { query, page, chosen: parameters.get('pair') ?? '', now: new Date() };
}

export const pairKey = ({ older, newer }: Pair): string => `${older.id}-${newer.id}`;
