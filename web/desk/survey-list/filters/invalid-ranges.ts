const RANGES = [
  { from: 'recorded_from', to: 'recorded_to' },
  { from: 'age_from', to: 'age_to' },
  { from: 'income_from', to: 'income_to' },
] as const;
export type RangeStart = (typeof RANGES)[number]['from'];

/** @returns the starts of the ranges that begin after their end */
export function invalidRanges(typed: Record<string, string | undefined>): RangeStart[] {
  return RANGES.filter(({ from, to }) => {
    const [first, last] = [typed[from], typed[to]];
    if (!first || !last) return false;
    return from === 'recorded_from' ? first > last : Number(first) > Number(last);
  }).map(({ from }) => from);
}
