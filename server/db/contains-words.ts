// Donations and enquiries are few enough for searches without an index.
import { type RawBuilder, sql } from 'kysely';
import { withoutDigitSeparators } from '#domain/text/text.ts';
import type { Dialect } from './dialect.ts';

const PHONE_DIGITS = 10;

/** @param search as `toSearchText` writes it */
export function containsWords(
  dialect: Dialect,
  column: string,
  search: string,
): RawBuilder<boolean> {
  const words = search.split(' ').map((word) => dialect.contains(column, word));
  return sql<boolean>`(${sql.join(words, sql` and `)})`;
}

export function phonesSearched(search: string): string[] {
  const digits = withoutDigitSeparators(search).replace(/^\+/, '');
  return /^\d{6,}$/.test(digits) ? [digits.slice(-PHONE_DIGITS)] : [];
}
