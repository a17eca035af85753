import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Only active volunteers may sign in. */
export function activeVolunteers(db: Kysely<Tables>) {
  return db
    .selectFrom('volunteers')
    .where('volunteers.status', '=', 'active')
    .where('volunteers.deleted_at', 'is', null);
}
