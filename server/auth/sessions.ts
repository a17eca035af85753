import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { fail } from '#domain/problems.ts';
import { type AuditActor, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedInActor } from './actor.ts';
import { newToken, tokenHash } from './tokens.ts';

const HOUR = 3_600_000;
/** Last seen is written at most once a minute: a session read must not cost a write. */
const LAST_SEEN_INTERVAL = 60_000;
const CLOCK_SLACK = 5 * 60_000;
const MAX_SESSIONS = 10;
/** How long a read waits for the note that the session was used. */
const SAVE_WAIT_MS = 250;

type Log = Pick<FastifyBaseLogger, 'error'>;
/** Sessions of which something is being written: who asks meanwhile need not write it again. */
const pendingSaves = new Set<string>();

/**
 * A new session; the oldest ones of an account give way past ten.
 * @param passwordHash the one that was verified: while it was, somebody may have set another
 * @throws Problem wrongSignIn when the account is not the one that was verified any more
 */
export async function openSession(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  volunteerId: number,
  passwordHash: string,
): Promise<string> {
  const token = newToken();
  const hash = tokenHash(token) ?? '';
  const now = ctx.now().toISOString();
  const account = await ctx.dialect
    .forUpdate(
      transaction
        .selectFrom('volunteers')
        .select('id')
        .where('id', '=', volunteerId)
        .where('password_hash', '=', passwordHash)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null),
    )
    .executeTakeFirst();
  if (!account) fail('wrongSignIn');
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: hash,
      volunteer_id: volunteerId,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  // The new one stays also where the clock has been put back, and it looks older than the others.
  const newestSessions = transaction
    .selectFrom('sessions')
    .select('token_hash')
    .where('volunteer_id', '=', volunteerId)
    .where('token_hash', '<>', hash)
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS - 1);
  await transaction
    .deleteFrom('sessions')
    .where('volunteer_id', '=', volunteerId)
    .where('token_hash', '<>', hash)
    .where('token_hash', 'not in', newestSessions)
    .execute();
  return token;
}

/** Whose token this is, as they stand now; undefined when it is unknown, too old or was ended. */
export async function findActor(
  ctx: AppContext,
  token: string,
  log: Log,
): Promise<SignedInActor | undefined> {
  const hash = tokenHash(token);
  if (!hash) return undefined;
  const session = await ctx.db
    .selectFrom('sessions')
    .innerJoin('volunteers', 'volunteers.id', 'sessions.volunteer_id')
    .select([
      'volunteers.id',
      'volunteers.name',
      'volunteers.is_admin',
      'sessions.created_at',
      'sessions.last_seen_at',
    ])
    .where('sessions.token_hash', '=', hash)
    .where('volunteers.status', '=', 'active')
    .where('volunteers.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!session) return undefined;
  const isAdmin = session.is_admin === 1;
  if (isExpired(ctx, session, isAdmin)) {
    await saveBestEffort(ctx, hash, log, () => endSession(ctx.db, hash));
    return undefined;
  }
  await updateLastSeen(ctx, hash, session.last_seen_at, log);
  return { id: session.id, name: session.name, is_admin: isAdmin, sessionHash: hash };
}

export async function endSession(db: Kysely<Tables>, sessionHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute();
}

/** @param except the session that goes on: the one in which a password was changed */
export async function endSessionsOf(
  db: Kysely<Tables>,
  volunteerId: number,
  except = '',
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('volunteer_id', '=', volunteerId)
    .where('token_hash', '<>', except)
    .execute();
}

/**
 * Everybody has to sign in again.
 * @returns how many sessions there were, those that time would have ended included
 */
export async function endAllSessions({ db, now }: AppContext, by: AuditActor): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('sessions').executeTakeFirstOrThrow();
    const event = { ...by, action: 'signOut', thing: 'volunteer', thingId: null } as const;
    await writeAudit(transaction, event, now());
    return Number(numDeletedRows);
  });
}

/** Reading goes on while nothing can be written, and while a write has to wait. */
async function saveBestEffort(
  { dialect }: AppContext,
  hash: string,
  log: Log,
  write: () => Promise<unknown>,
): Promise<void> {
  if (pendingSaves.has(hash)) return;
  pendingSaves.add(hash);
  const saved = write()
    .catch((error) => {
      if (!dialect.isUnavailable(error)) log.error({ err: error }, 'a session could not be saved');
    })
    .finally(() => pendingSaves.delete(hash));
  await Promise.race([saved, setTimeout(SAVE_WAIT_MS, undefined, { ref: false })]);
}

function isExpired(
  { config, now }: AppContext,
  session: { created_at: string; last_seen_at: string },
  isAdmin: boolean,
): boolean {
  const { life, idle } = isAdmin ? config.sessionHours.admin : config.sessionHours.volunteer;
  const time = now().getTime();
  const age = time - Date.parse(session.created_at);
  const idleFor = time - Date.parse(session.last_seen_at);
  // From the future: made while the clock was wrong, and it would live for too long.
  const isInFuture = Math.min(age, idleFor) < -CLOCK_SLACK;
  return isInFuture || age > life * HOUR || idleFor > idle * HOUR;
}

async function updateLastSeen(
  ctx: AppContext,
  hash: string,
  lastSeen: string,
  log: Log,
): Promise<void> {
  const time = ctx.now();
  if (time.getTime() - Date.parse(lastSeen) < LAST_SEEN_INTERVAL) return;
  const update = ctx.db
    .updateTable('sessions')
    .set({ last_seen_at: time.toISOString() })
    .where('token_hash', '=', hash);
  await saveBestEffort(ctx, hash, log, () => update.execute());
}

/** Removes the sessions that no limit lets live any more. */
export async function deleteExpiredSessions({ db, config, now }: AppContext): Promise<void> {
  const longest = Math.max(config.sessionHours.volunteer.life, config.sessionHours.admin.life);
  const limit = new Date(now().getTime() - longest * HOUR).toISOString();
  await db.deleteFrom('sessions').where('created_at', '<', limit).execute();
}
