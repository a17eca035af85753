import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** @returns ISO 8601 time; null: never */
export async function findLastSignInAt(
  db: Kysely<Tables>,
  accountId: number,
): Promise<string | null> {
  // PostgreSQL would scan the whole log by id if nothing matches, so it reads max(at).
  const { last } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max<string | null>('at').as('last'))
    .where('actor_id', '=', accountId)
    .where('action', '=', 'signIn')
    .executeTakeFirstOrThrow();
  return last;
}

export async function countFailedSignIns(
  db: Kysely<Tables>,
  accountId: number,
  since: Date,
): Promise<{ times: number; last: string | null }> {
  const failures = (action: 'signInFailed' | 'wrongCode') =>
    db
      .selectFrom('audit_log')
      .select(({ fn }) => [
        fn.countAll<number>().as('times'),
        fn.max<string | null>('at').as('last'),
      ])
      // The planner cannot use the partial index with a parameter.
      .where('action', '=', sql.lit(action))
      .where('entity_id', '=', accountId)
      .where('at', '>=', since.toISOString());
  const passwords = await failures('signInFailed').executeTakeFirstOrThrow();
  // A wrong code with an actor was typed while codes were being set up.
  const codes = await failures('wrongCode').where('actor_id', 'is', null).executeTakeFirstOrThrow();
  const last = [passwords.last, codes.last].filter((at) => at !== null).toSorted();
  return { times: passwords.times + codes.times, last: last.at(-1) ?? null };
}
