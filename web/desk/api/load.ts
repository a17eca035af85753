// Data of the screens. Failed requests are data too, so that a screen can explain them and offer a retry.
import { replace } from 'react-router';
import type { Pagination } from '#domain/paging.ts';
import { Problem } from '#domain/problems.ts';
import { isNotFound } from '../../messages/errors.ts';
import { withParameters } from '../navigation/list-parameters.ts';

export type Loaded<Data> = { data: Data; problem: null } | { data: null; problem: Problem };

export async function load<Data>(call: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { data: await call, problem: null };
  } catch (error) {
    if (error instanceof Problem) return { data: null, problem: error };
    throw error;
  }
}

const NO_PAGES: Pagination = { current_page: 1, total_pages: 0, total_records: 0 };

/** @param rest the other fields of an empty list, which the server answers with 404 (spec, section 8) */
export async function loadPage<Row, Rest>(
  call: Promise<{ data: Row[]; pagination: Pagination } & Rest>,
  rest: Rest,
): Promise<Loaded<{ data: Row[]; pagination: Pagination } & Rest>> {
  const page = await load(call);
  if (!isNotFound(page.problem)) return page;
  return { data: { data: [], pagination: NO_PAGES, ...rest }, problem: null };
}

// The last entry of the last page may have been deleted.
export function redirectFromEmptyPage(
  page: Loaded<{ pagination: Pagination }>,
  address: URL,
): void {
  const { current_page = 1, total_pages = 0 } = page.data?.pagination ?? {};
  if (total_pages === 0 || current_page <= total_pages) return;
  throw replace(
    `${address.pathname}?${withParameters(address.searchParams, { page: total_pages })}`,
  );
}
