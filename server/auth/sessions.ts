import type { Kysely, Transaction } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { fail } from '#domain/problems.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { writeBestEffort } from '../db/best-effort.ts';
import type { Tables } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { activeVolunteers } from '../volunteers/active-volunteers.ts';
import type { SignedInActor } from './actor.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Rare writes of last_seen_at keep reads cheap. */
const LAST_SEEN_INTERVAL_MS = MINUTE_MS;
const CLOCK_SLACK_MS = 5 * MINUTE_MS;
const FRESH_MS = 5 * MINUTE_MS;
const MAX_SESSIONS = 10;

interface NewSession {
  volunteerId: number;
  passwordHash: string;
  userAgent: string;
}

/** @throws Problem wrongSignIn if the account has changed since its password was verified */
export async function openSession(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { volunteerId, passwordHash, userAgent }: NewSession,
): Promise<string> {
  const token = newToken();
  const hash = tokenHash(token) ?? '';
  const now = ctx.now().toISOString();
  const account = await ctx.dialect
    .forUpdate(
      activeVolunteers(transaction)
        .select('id')
        .where('id', '=', volunteerId)
        .where('password_hash', '=', passwordHash),
    )
    .executeTakeFirst();
  if (!account) fail('wrongSignIn');
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: hash,
      volunteer_id: volunteerId,
      user_agent: userAgent,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  // The new session is kept even if the clock was set back.
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

/** @param extendsSession false: a request that the page makes by itself @returns undefined for an ended session */
export async function findActor(
  ctx: AppContext,
  token: string,
  { extendsSession, log }: { extendsSession: boolean; log: Pick<Log, 'error'> },
): Promise<Omit<SignedInActor, 'origin'> | undefined> {
  const hash = tokenHash(token);
  if (!hash) return undefined;
  const session = await ctx.db
    .selectFrom('sessions')
    .innerJoin('volunteers', 'volunteers.id', 'sessions.volunteer_id')
    .select([
      'volunteers.id',
      'volunteers.name',
      'volunteers.is_admin',
      'volunteers.is_editor',
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
    await writeBestEffort(ctx, { key: hash, what: 'a session', log }, () =>
      endSession(ctx.db, hash),
    );
    return undefined;
  }
  if (extendsSession) await updateLastSeen(ctx, hash, session.last_seen_at, log);
  return {
    id: session.id,
    name: session.name,
    is_admin: isAdmin,
    is_editor: session.is_editor === 1,
    sessionHash: hash,
  };
}

/** @returns whether the person signed in within the last five minutes */
export async function isFreshSession(
  { db, now }: AppContext,
  { sessionHash }: Pick<SignedInActor, 'sessionHash'>,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!session) return false;
  return Math.abs(now().getTime() - Date.parse(session.created_at)) <= FRESH_MS;
}

export async function endSession(db: Kysely<Tables>, sessionHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute();
}

/** @param except hash of a session that continues */
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

export async function endAllSessions({ db, now }: AppContext, by: AuditActor): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('sessions').executeTakeFirstOrThrow();
    const event = { by, action: 'signOut', entity: 'volunteer', id: null } as const;
    await writeAudit(transaction, event, now());
    return Number(numDeletedRows);
  });
}

export function isExpired(
  { config, now }: AppContext,
  session: { created_at: string; last_seen_at: string },
  isAdmin: boolean,
): boolean {
  const { life, idle } = isAdmin ? config.sessionHours.admin : config.sessionHours.volunteer;
  const time = now().getTime();
  const age = time - Date.parse(session.created_at);
  const idleFor = time - Date.parse(session.last_seen_at);
  // A session created while the clock was ahead would live too long.
  const isInFuture = Math.min(age, idleFor) < -CLOCK_SLACK_MS;
  return isInFuture || age > life * HOUR_MS || idleFor > idle * HOUR_MS;
}

async function updateLastSeen(
  ctx: AppContext,
  hash: string,
  lastSeen: string,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const time = ctx.now();
  if (time.getTime() - Date.parse(lastSeen) < LAST_SEEN_INTERVAL_MS) return;
  const update = ctx.db
    .updateTable('sessions')
    .set({ last_seen_at: time.toISOString() })
    .where('token_hash', '=', hash);
  await writeBestEffort(ctx, { key: hash, what: 'a session', log }, () => update.execute());
}

export async function deleteExpiredSessions({ db, config, now }: AppContext): Promise<void> {
  const longest = Math.max(config.sessionHours.volunteer.life, config.sessionHours.admin.life);
  const limit = new Date(now().getTime() - longest * HOUR_MS).toISOString();
  await db.deleteFrom('sessions').where('created_at', '<', limit).execute();
}
