export const FILTER_NAMES = [
  'recorded_from',
  'recorded_to',
  'place',
  'gender',
  'category',
  'age_from',
  'age_to',
  'disabled',
  'employed',
  'income_from',
  'income_to',
  'class',
  'school_type',
  'correction',
  'household',
  'consent',
  'duplicates',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type AdminFilterName = 'duplicates';

export const YES_NO = ['yes', 'no'] as const;

export function isFiltered(query: { [Name in FilterName]?: unknown }): boolean {
  return FILTER_NAMES.some((name) => query[name] !== undefined);
}
