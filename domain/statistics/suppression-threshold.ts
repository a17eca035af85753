import type { StatisticsQuery } from './statistics-schema.ts';

/** Statistical offices hide counts below 3 to 10; caste, disability and children need the most care. */
const THRESHOLD = 5;
const SENSITIVE_THRESHOLD = 10;

const HARMLESS_DIMENSIONS = ['constituency', 'city', 'gender', 'volunteer', 'week', 'month'];
const HARMLESS_FILTERS = ['recorded_from', 'recorded_to', 'place', 'gender', 'volunteer_id'];

/** @returns the smallest count, besides 0, that may leave the program in this table */
export function suppressionThreshold({ rows, columns, ...filters }: StatisticsQuery): number {
  const dimensions = [rows, ...(columns ? [columns] : [])];
  const narrowed = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  const isHarmless =
    dimensions.every((dimension) => HARMLESS_DIMENSIONS.includes(dimension)) &&
    narrowed.every((name) => HARMLESS_FILTERS.includes(name));
  return isHarmless ? THRESHOLD : SENSITIVE_THRESHOLD;
}
