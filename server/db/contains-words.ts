// Donations and enquiries are few enough for searches without an index.
import { type RawBuilder, sql } from 'kysely';
import { searchTermsOf } from '#domain/surveys/search/search-terms.ts';
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

/** Empty if no name is searched for. The table has phonetic keys in `sounds`. */
export function soundsSearched(dialect: Dialect, search: string): RawBuilder<boolean>[] {
  const { sounds } = searchTermsOf(search);
  return sounds.map((words) => sql<boolean>`(${dialect.hasPhoneticTerms(words)})`);
}

export function phonesSearched(search: string): string[] {
  const digits = withoutDigitSeparators(search).replace(/^\+/, '');
  return /^\d{6,}$/.test(digits) ? [digits.slice(-PHONE_DIGITS)] : [];
}
