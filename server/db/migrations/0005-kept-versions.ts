import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';

/** What an entry has been can be added to, and never be written anew. */
export async function up(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await dialect.makeAppendOnly(db, 'survey_versions');
}
