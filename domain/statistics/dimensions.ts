// What entries can be counted by, for the admins' statistics.
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

/** When an entry was recorded, in India. Weeks begin on Mondays. */
export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const ROW_DIMENSIONS = [...DIMENSIONS, ...PERIODS] as const;
export type RowDimension = Dimension | Period;

export const DEFAULT_ROWS: RowDimension = 'constituency';

/** The field whose values are the groups; a volunteer and a period are none. */
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

/** The types of the entries that have what the table counts by; without one, all are counted. */
export function typesCountedBy(table: {
  rows: RowDimension;
  columns?: RowDimension | undefined;
}): SurveyType[] {
  return [table.rows, table.columns].flatMap(
    (dimension) => (dimension && TYPE_COUNTED[dimension]) ?? [],
  );
}

/** Without columns that no entry has together with these rows, such as the class of adults. */
export function columnsBeside(rows: RowDimension): readonly Dimension[] {
  return DIMENSIONS.filter(
    (columns) => columns !== rows && new Set(typesCountedBy({ rows, columns })).size < 2,
  );
}

/**
 * Years, both included. Schooling is free from 6 to 14 (Right to Education Act, 2009); the National Youth Policy of
 * 2014 ends youth at 29.
 */
export const AGE_BANDS = [
  { from: AGE.min, to: 5 },
  { from: 6, to: 14 },
  { from: 15, to: ADULT_AGE - 1 },
  { from: ADULT_AGE, to: 29 },
  { from: 30, to: 44 },
  { from: 45, to: SENIOR_AGE - 1 },
  { from: SENIOR_AGE, to: AGE.max },
] as const;

/** The value of a band's group. */
export function bandName({ from, to }: { from: number; to: number }): string {
  return `${from}-${to}`;
}

/** In the order of a table; places, volunteers and periods have no list. */
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

/** Places and volunteers of a table; the smallest beyond them are counted together. */
export const MAX_ROWS = 50;
export const MAX_COLUMNS = 12;
