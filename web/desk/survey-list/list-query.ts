import {
  COLUMN_SORTS,
  DEFAULT_PAGE_SIZE,
  SORTS,
  type Sort,
  SURVEY_PAGE_SIZES,
} from '#domain/paging.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import { oneOf, pageNumber, pageSize } from '../navigation/list-parameters.ts';
import { recordId } from '../navigation/record-id.ts';
import { filtersOf } from './filters/filter-query.ts';

export const LIST_SORTS = [...SORTS, ...COLUMN_SORTS];

export interface ListQuery extends SurveyFilters {
  page: number;
  limit: number;
  sort: Sort;
  search: string;
  type: SurveyType | undefined;
  status: 'live' | 'deleted';
  /** For admins; undefined lists all volunteers' entries. */
  volunteer_id: number | undefined;
}

/** @param size of a page, if the address names none */
export function listQueryOf(parameters: URLSearchParams, size = DEFAULT_PAGE_SIZE): ListQuery {
  return {
    page: pageNumber(parameters.get('page')),
    limit: pageSize(SURVEY_PAGE_SIZES, parameters.get('limit'), size),
    sort: oneOf(LIST_SORTS, parameters.get('sort')) ?? 'date_new',
    search: parameters.get('search') ?? '',
    type: oneOf(SURVEY_TYPES, parameters.get('type')),
    status: oneOf(['live', 'deleted'], parameters.get('status')) ?? 'live',
    volunteer_id: recordId(parameters.get('volunteer') ?? '') ?? undefined,
    ...filtersOf(parameters),
  };
}

export type ListCall = 'listOwnSurveys' | 'listSurveys';

/** Admins list all entries, volunteers their own. */
export const listCallOf = (isAdmin: boolean): ListCall =>
  isAdmin ? 'listSurveys' : 'listOwnSurveys';

// Only the admins' endpoint takes these three parameters.
export function queryFor(list: ListCall, query: ListQuery): Partial<ListQuery> {
  const { status, volunteer_id, duplicates, ...own } = query;
  return list === 'listSurveys' ? query : own;
}
