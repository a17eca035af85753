// Events never have the values that were written or read.
import { type Kysely, sql } from 'kysely';
import type { AuditAction, AuditThing } from '#domain/audit-log/audit-log.ts';
import type { Actor } from '#domain/permissions.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';

const storedAction = (action: AuditAction): string => (action === 'revert' ? 'putBack' : action);
export const shownAction = (stored: string): string => (stored === 'putBack' ? 'revert' : stored);

export interface AuditActor {
  /** Null: the program itself, or a failed sign-in. */
  id: number | null;
  /** IP address, or the name of a command or job. */
  origin: string;
}

export interface RequestActor extends Actor {
  origin: string;
}

export interface AuditEvent {
  by: AuditActor;
  action: AuditAction;
  thing: AuditThing;
  /** Null: a list, an image, a file, a document, an unknown account. */
  id: number | null;
  /** An image, an endpoint, a place, an export, or a document with its language, as in bank/hi. */
  name?: string;
}

/** Pass the transaction of the recorded change, if there is one. */
export async function writeAudit(db: Kysely<Tables>, event: AuditEvent, now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: now.toISOString(),
      actor_id: event.by.id,
      action: storedAction(event.action),
      thing: event.thing,
      thing_id: event.id,
      thing_name: event.name ?? null,
      origin: event.by.origin,
    })
    .execute();
}

/** @returns false when the database is not writable, as on a full disk; audited data is then not shown */
export async function tryWriteAudit(
  { db, dialect, now }: Pick<AppContext, 'db' | 'dialect' | 'now'>,
  event: AuditEvent,
): Promise<boolean> {
  try {
    await writeAudit(db, event, now());
    return true;
  } catch (error) {
    if (!dialect.isUnavailable(error)) throw error;
    return false;
  }
}

/** @returns ISO 8601 time; null: never */
export async function findLastActionAt(
  db: Kysely<Tables>,
  actorId: number,
  action: AuditAction,
): Promise<string | null> {
  // PostgreSQL would scan the whole log by id if nothing matches, so it reads max(at).
  const { last } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max<string | null>('at').as('last'))
    .where('actor_id', '=', actorId)
    .where('action', '=', storedAction(action))
    .executeTakeFirstOrThrow();
  return last;
}

export async function countFailedSignIns(
  db: Kysely<Tables>,
  accountId: number,
  since: Date,
): Promise<{ times: number; last: string | null }> {
  const failures = (action: AuditAction) =>
    db
      .selectFrom('audit_log')
      .select(({ fn }) => [
        fn.countAll<number>().as('times'),
        fn.max<string | null>('at').as('last'),
      ])
      // The planner cannot use the partial index with a parameter.
      .where('action', '=', sql.lit(action))
      .where('thing_id', '=', accountId)
      .where('at', '>=', since.toISOString());
  const passwords = await failures('signInFailed').executeTakeFirstOrThrow();
  // A wrong code with an actor was typed while codes were being set up.
  const codes = await failures('wrongCode').where('actor_id', 'is', null).executeTakeFirstOrThrow();
  const last = [passwords.last, codes.last].filter((at) => at !== null).toSorted();
  return { times: passwords.times + codes.times, last: last.at(-1) ?? null };
}
