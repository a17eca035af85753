import type { SurveyFilters } from '../surveys/search/filter-schema.ts';
import type { SurveyType } from '../surveys/survey.ts';
import type { RowDimension } from './dimensions.ts';

/** Statistical offices hide counts below 3 to 10; what singles out caste, disability or children needs the most care. */
const SMALLEST = 5;
const SMALLEST_SENSITIVE = 10;

const SENSITIVE: readonly RowDimension[] = [
  'type',
  'age',
  'category',
  'disabled',
  'employed',
  'school_type',
  'class',
];

interface Table extends Partial<SurveyFilters> {
  rows: RowDimension;
  columns?: RowDimension | undefined;
  type?: SurveyType | undefined;
}

/** @returns the smallest count, besides 0, that may leave the program in this table */
export function smallestShownOf({ rows, columns, ...filters }: Table): number {
  const { type, age_from, age_to, category, disabled, school_type } = filters;
  const narrowed = [type, age_from, age_to, category, disabled, school_type, filters.class];
  const isSensitive =
    SENSITIVE.includes(rows) ||
    (columns !== undefined && SENSITIVE.includes(columns)) ||
    narrowed.some((filter) => filter !== undefined);
  return isSensitive ? SMALLEST_SENSITIVE : SMALLEST;
}
