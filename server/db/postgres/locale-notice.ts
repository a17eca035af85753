import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** In the locale C, pg_trgm takes only ASCII for letters, and its index holds nothing of a Hindi name. */
export async function localeNotice(db: Kysely<Tables>): Promise<string | undefined> {
  const trigrams = sql<{ count: number }>`select cardinality(show_trgm('सीता')) as count`;
  const { rows } = await trigrams.execute(db);
  return rows[0]?.count === 0
    ? 'The locale of this PostgreSQL database knows no letters but English ones: a search for a name in Devanagari is slow, because it reads every entry. Move to a database with a UTF-8 locale: docs/several-instances.md says how.'
    : undefined;
}
