import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { CountFilter, TypeCounts } from '../counts/survey-counts.ts';

export type SearchQuery = Pick<SurveyQuery, 'search' | 'type' | 'sort'>;
export interface PageWindow {
  limit: number;
  offset: number;
}
export interface SurveySelection<Query = SearchQuery> {
  query: Query;
  filter: CountFilter;
  window: PageWindow;
}
export interface SearchResult {
  /** The exact matches first. */
  ids: number[];
  counts: TypeCounts;
}
export interface CombinedSearchResult extends SearchResult {
  match: 'exact' | 'alike';
  /** Only phonetic matches. */
  alike: number;
}
