import type { Language } from '#domain/languages.ts';

/** `other` alone is enough for a language without a separate singular. */
export type Forms = { one?: string; other: string };

/** @returns for example `12 entries`: `#` in the form that fits becomes the number, in Indian grouping */
export function plural(language: Language, count: number, { one, other }: Forms): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return ((isOne && one) || other).replace('#', formatNumber(count));
}

/** Latin digits in every language, as on Indian phones and forms: `1,23,456`. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en-IN');
}
