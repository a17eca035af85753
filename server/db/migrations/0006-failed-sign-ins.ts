import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Few of many deeds: an index of these alone costs the others nothing. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create index activity_failed_sign_ins on activity (thing_id, at)
    where action = 'signInFailed'`.execute(db);
}
