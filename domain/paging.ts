export const SURVEY_PAGE_SIZES = [10, 20, 50] as const;
export const VOLUNTEER_PAGE_SIZES = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const SORTS = ['date_new', 'date_old'] as const;
export type Sort = (typeof SORTS)[number];

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
