import { PLACE_FIELDS } from '../places/place.ts';
import type { SurveyFieldName } from '../surveys/fields.ts';
import { YES_NO } from '../surveys/search/filters.ts';
import {
  ADULT_AGE,
  AGE,
  CATEGORIES,
  CLASSES,
  GENDERS,
  SCHOOL_TYPES,
  SENIOR_AGE,
  SURVEY_TYPES,
  type SurveyType,
} from '../surveys/survey.ts';

export const DIMENSIONS = [
  ...PLACE_FIELDS,
  'type',
  'gender',
  'age',
  'category',
  'disabled',
  'employed',
  'school_type',
  'class',
  'volunteer',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const ROW_DIMENSIONS = [...DIMENSIONS, ...PERIODS] as const;
export type RowDimension = Dimension | Period;

export const DEFAULT_ROWS: RowDimension = 'constituency';

export const FIELD_OF = {
  constituency: 'constituency',
  city: 'city',
  type: 'survey_type',
  gender: 'gender',
  age: 'age',
  category: 'category',
  disabled: 'physically_disabled',
  employed: 'employed',
  school_type: 'school_type',
  class: 'class',
} as const satisfies Record<Exclude<Dimension, 'volunteer'>, SurveyFieldName>;

const TYPE_COUNTED: Partial<Record<RowDimension, SurveyType>> = {
  employed: 'adult',
  school_type: 'child',
  class: 'child',
};

/** Types of the entries that have the counted fields; all types without such a field. */
export function typesCountedBy(table: {
  rows: RowDimension;
  columns?: RowDimension | undefined;
}): SurveyType[] {
  return [table.rows, table.columns].flatMap(
    (dimension) => (dimension && TYPE_COUNTED[dimension]) ?? [],
  );
}

/** Columns that no entry has together with these rows, such as the class of adults, are left out. */
export function columnsBeside(rows: RowDimension): readonly Dimension[] {
  return DIMENSIONS.filter(
    (columns) => columns !== rows && new Set(typesCountedBy({ rows, columns })).size < 2,
  );
}

/** Right to Education Act, 2009: schooling from 6 to 14. National Youth Policy, 2014: youth to 29. */
export const AGE_BANDS = [
  { from: AGE.min, to: 5 },
  { from: 6, to: 14 },
  { from: 15, to: ADULT_AGE - 1 },
  { from: ADULT_AGE, to: 29 },
  { from: 30, to: 44 },
  { from: 45, to: SENIOR_AGE - 1 },
  { from: SENIOR_AGE, to: AGE.max },
] as const;

export function bandName({ from, to }: { from: number; to: number }): string {
  return `${from}-${to}`;
}

export const DIMENSION_VALUES: Partial<Record<RowDimension, readonly string[]>> = {
  type: SURVEY_TYPES,
  gender: GENDERS,
  age: AGE_BANDS.map(bandName),
  category: CATEGORIES,
  disabled: YES_NO,
  employed: YES_NO,
  school_type: SCHOOL_TYPES,
  class: CLASSES,
};

/** The smallest places and volunteers beyond them are counted together. */
export const MAX_ROWS = 50;
export const MAX_COLUMNS = 12;
