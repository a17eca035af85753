import {
  AGE_BANDS,
  bandName,
  type RowDimension,
  typesCountedBy,
} from '#domain/statistics/dimensions.ts';
import { lastDayOf } from '#domain/statistics/periods.ts';
import type { StatisticsGroup } from '#domain/statistics/statistics-schema.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { ADMIN } from '../navigation/paths.ts';
import { parametersOf } from '../survey-list/filters/filter-query.ts';
import type { StatisticsFilters, TableQuery } from './load-statistics.ts';

/**
 * The address of the list with the entries of a group.
 * @returns undefined for a group that no filter chooses: a place's filter looks in both fields of places
 */
export function groupLink(
  filters: StatisticsFilters,
  table: TableQuery,
  dimension: RowDimension,
  { value }: StatisticsGroup,
): string | undefined {
  const chosen = value === null ? undefined : filtersOfGroup(filters, dimension, value);
  if (!chosen) return undefined;
  const parameters = {
    ...parametersOf(filters),
    type: typesCountedBy(table)[0] ?? filters.type,
    volunteer: filters.volunteer_id,
    ...chosen,
  };
  return `${ADMIN}?${withParameters(new URLSearchParams(), parameters)}`;
}

function filtersOfGroup(
  {
    age_from = 0,
    age_to = Number.POSITIVE_INFINITY,
    recorded_from,
    recorded_to,
  }: StatisticsFilters,
  dimension: RowDimension,
  value: string,
): Record<string, string | number> | undefined {
  switch (dimension) {
    case 'constituency':
    case 'city':
      return undefined;
    case 'age': {
      const band = AGE_BANDS.find((each) => bandName(each) === value);
      return band && { age_from: Math.max(band.from, age_from), age_to: Math.min(band.to, age_to) };
    }
    case 'week':
    case 'month': {
      const last = lastDayOf(dimension, value);
      return {
        recorded_from: recorded_from && recorded_from > value ? recorded_from : value,
        recorded_to: recorded_to && recorded_to < last ? recorded_to : last,
      };
    }
    default:
      return { [dimension]: value };
  }
}
