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
  'school_type',
  'correction',
  'household',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const YES_NO = ['yes', 'no'] as const;

export function isFiltered(query: { [Name in FilterName]?: unknown }): boolean {
  return FILTER_NAMES.some((name) => query[name] !== undefined);
}
