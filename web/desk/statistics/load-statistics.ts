import type { ReplyOf } from '#domain/contract.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import type { PlaceSuggestion } from '#domain/places/place-schema.ts';
import {
  columnsBeside,
  DEFAULT_ROWS,
  type Dimension,
  ROW_DIMENSIONS,
  type RowDimension,
} from '#domain/statistics/dimensions.ts';
import { latestPeriods, type PeriodSpan } from '#domain/statistics/periods.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { oneOf } from '../navigation/list-parameters.ts';
import { findPlace } from '../places/place-suggestions.ts';
import { filtersOf } from '../survey-list/filters/filter-query.ts';
import { type ListQuery, listQueryOf } from '../survey-list/list-query.ts';
import { loadOwner, type Owner } from '../survey-list/load-surveys.ts';

export type LoadedCounts = Loaded<ReplyOf<'readStatistics'>>;

/** The filters, with a type and a volunteer. */
export type StatisticsFilters = SurveyFilters & Pick<ListQuery, 'type' | 'volunteer_id'>;

export interface TableQuery {
  rows: RowDimension;
  columns: Dimension | undefined;
}

export interface LoadedStatistics {
  /** The query of the list with the same filters. */
  query: ListQuery;
  filters: StatisticsFilters;
  table: TableQuery;
  counted: LoadedCounts;
  /** By type, whichever type is asked for. */
  types: LoadedCounts;
  span: PeriodSpan;
  /** By the span's periods and type. */
  periods: LoadedCounts;
  owner: Owner | undefined;
  place: PlaceSuggestion | undefined;
}

export async function loadStatistics({ url, signal }: Request): Promise<LoadedStatistics> {
  const { searchParams } = new URL(url);
  const query: ListQuery = { ...listQueryOf(searchParams), search: '', status: 'live' };
  const { type, volunteer_id } = query;
  const filters = { ...filtersOf(searchParams), type, volunteer_id };
  const rows = oneOf(ROW_DIMENSIONS, searchParams.get('rows')) ?? DEFAULT_ROWS;
  const table = { rows, columns: oneOf(columnsBeside(rows), searchParams.get('columns')) };
  const today = dayInIndia(new Date());
  const { recorded_from, recorded_to = today } = query;
  const span = latestPeriods(recorded_from, recorded_to < today ? recorded_to : today);
  const count = (asked: Partial<StatisticsFilters & TableQuery>): Promise<LoadedCounts> =>
    load(call('readStatistics', { query: { ...filters, ...asked }, signal }));
  const [counted, types, periods, owner, place] = await Promise.all([
    count(table),
    count({ rows: 'type', type: undefined }),
    count({ recorded_from: span.from, recorded_to: span.to, rows: span.period, columns: 'type' }),
    volunteer_id === undefined ? undefined : loadOwner(volunteer_id, { signal }),
    query.place === undefined ? undefined : findPlace(query.place, { signal }),
  ]);
  return { query, filters, table, counted, types, span, periods, owner, place };
}
