import { isDateSort, type Sort } from '#domain/paging.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { isFiltered } from '#domain/surveys/search/filters.ts';
import type { SurveyQuery, UnpagedListQuery } from '#domain/surveys/survey-list-schema.ts';
import type { CountFilter } from './counts/survey-counts.ts';

type Narrowing = SurveyFilters & Pick<SurveyQuery, 'sort'>;

/** Such a list has stored counts and an index for its order. */
export function isPlainList(query: Narrowing & Pick<SurveyQuery, 'search'>): boolean {
  return query.search === '' && !isFilteredOrSorted(query);
}

export function isFilteredOrSorted(query: Narrowing): boolean {
  return isFiltered(query) || !isDateSort(query.sort);
}

export function countFilterOf({
  status,
  volunteer_id,
}: Pick<SurveyQuery, 'status'> & Partial<Pick<UnpagedListQuery, 'volunteer_id'>>): CountFilter {
  return { deleted: status === 'deleted', ownerId: volunteer_id };
}

export function dateOrderOf(sort: Sort): 'asc' | 'desc' {
  return sort === 'date_new' ? 'desc' : 'asc';
}
