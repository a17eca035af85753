// Who did what, when and from where. Never what was written or read.
import { type Kysely, sql } from 'kysely';
import type { Tables } from './db/tables.ts';

export type Action =
  | 'signIn'
  | 'signInFailed'
  | 'signOut'
  | 'create'
  | 'update'
  | 'delete'
  | 'undoDelete'
  | 'restore'
  | 'putBack'
  | 'readWhole'
  | 'export'
  | 'activate'
  | 'deactivate'
  | 'upload'
  | 'replace'
  | 'describe'
  | 'erase'
  | 'changePassword'
  | 'changePasswordFailed'
  | 'restoreBackup'
  | 'changeKeys'
  | 'refused';

/** Who does something, and the address that they do it from. */
export interface AuditActor {
  /** null: the program itself, at the first start or by a command; or who could not sign in. */
  actorId: number | null;
  origin: string;
}

export interface AuditEvent extends AuditActor {
  action: Action;
  thing: 'survey' | 'volunteer' | 'query' | 'image' | 'store' | 'call';
  /** null: not one, but a list of them, or all; a picture; an account that is not there. */
  thingId: number | null;
  /** Which picture, or which call. */
  thingName?: string;
}

/** Written in the transaction of what it records, where there is one. */
export async function writeAudit(db: Kysely<Tables>, event: AuditEvent, now: Date): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      at: now.toISOString(),
      actor_id: event.actorId,
      action: event.action,
      thing: event.thing,
      thing_id: event.thingId,
      thing_name: event.thingName ?? null,
      origin: event.origin,
    })
    .execute();
}

/** When somebody last did something of this kind; null: never. */
export async function lastActionAt(
  db: Kysely<Tables>,
  actorId: number,
  action: Action,
): Promise<string | null> {
  // Not the newest by id: PostgreSQL would walk the whole log back for who never did it.
  const { last } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max<string | null>('at').as('last'))
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return last;
}

/** How often somebody could not sign in to this account since then, and when last. */
export async function failedSignIns(
  db: Kysely<Tables>,
  accountId: number,
  since: Date,
): Promise<{ times: number; last: string | null }> {
  const { times, last } = await db
    .selectFrom('activity')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('times'),
      fn.max<string | null>('at').as('last'),
    ])
    // Spelt out: of a parameter no database knows that the index of these alone will do.
    .where('action', '=', sql.lit('signInFailed' satisfies Action))
    .where('thing_id', '=', accountId)
    .where('at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return { times: Number(times), last };
}
