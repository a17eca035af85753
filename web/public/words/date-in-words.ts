import type { Language } from '#domain/languages.ts';

/** `23 November 2026` for 2026-11-23; empty for an invalid date. */
export function dateInWords(date: string, locale: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return '';
  return day.toLocaleDateString(`${locale}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
}
