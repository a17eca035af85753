// Searches without an index, of tables as small as the donations and the visitors' enquiries.
import { type RawBuilder, sql } from 'kysely';
import { digitsOf } from '#domain/text/text.ts';
import type { Dialect } from './db/dialect.ts';

const PHONE_DIGITS = 10;

/** Every word of the search, in any order. @param search as `toSearchText` writes it */
export function containsWords(
  dialect: Dialect,
  column: string,
  search: string,
): RawBuilder<boolean> {
  const words = search.split(' ').map((word) => dialect.contains(column, word));
  return sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** The digits of a phone number in any grouping, without the country code. */
export function phonesSearched(search: string): string[] {
  const digits = digitsOf(search).replace(/^\+/, '');
  return /^\d{6,}$/.test(digits) ? [digits.slice(-PHONE_DIGITS)] : [];
}
