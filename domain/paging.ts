export const SURVEY_PAGE_SIZES = [10, 20, 50] as const;
export const VOLUNTEER_PAGE_SIZES = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** Code points, so that a surrogate pair is never cut in half. */
export const MAX_SEARCH_LENGTH = 100;
export const SORTS = ['date_new', 'date_old'] as const;
export type DateSort = (typeof SORTS)[number];
/** A leading minus reverses the order. */
export const COLUMN_SORTS = ['changed', '-changed', 'name', '-name', 'age', '-age'] as const;
export type Sort = DateSort | (typeof COLUMN_SORTS)[number];

export function isDateSort(sort: Sort): sort is DateSort {
  return sort === 'date_new' || sort === 'date_old';
}

export interface Pagination {
  current_page: number;
  total_pages: number;
  total_records: number;
}

/** An empty list has 0 pages. A page past the end keeps its number. */
export function pagination(page: number, limit: number, totalRecords: number): Pagination {
  return {
    current_page: page,
    total_pages: Math.ceil(totalRecords / limit),
    total_records: totalRecords,
  };
}
