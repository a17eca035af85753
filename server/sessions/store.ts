import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { SignedInActor } from '../http/handlers.ts';
import { newToken, tokenHash } from './tokens.ts';

const HOUR = 3_600_000;
/** Last seen is written at most once a minute: a session read must not cost a write. */
const SEEN_EVERY = 60_000;
const MOST_SESSIONS = 10;

/** A new session; the oldest ones of an account give way past ten. */
export async function openSession(house: House, volunteerId: number): Promise<string> {
  const token = newToken();
  const now = house.now().toISOString();
  await house.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: tokenHash(token) ?? '',
        volunteer_id: volunteerId,
        created_at: now,
        last_seen_at: now,
      })
      .execute();
    const kept = transaction
      .selectFrom('sessions')
      .select('token_hash')
      .where('volunteer_id', '=', volunteerId)
      .orderBy('created_at', 'desc')
      .limit(MOST_SESSIONS);
    await transaction
      .deleteFrom('sessions')
      .where('volunteer_id', '=', volunteerId)
      .where('token_hash', 'not in', kept)
      .execute();
  });
  return token;
}

/** Whose token this is, as they stand now; undefined when it is unknown, too old or was ended. */
export async function findActor(house: House, token: string): Promise<SignedInActor | undefined> {
  const hash = tokenHash(token);
  if (!hash) return undefined;
  const session = await house.db
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
  if (isOver(house, session, isAdmin)) {
    await endSession(house, hash);
    return undefined;
  }
  await see(house, hash, session.last_seen_at);
  return { id: session.id, name: session.name, is_admin: isAdmin, sessionHash: hash };
}

export async function endSession({ db }: House, sessionHash: string): Promise<void> {
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

function isOver(
  { config, now }: House,
  session: { created_at: string; last_seen_at: string },
  isAdmin: boolean,
): boolean {
  const { life, idle } = isAdmin ? config.sessionHours.admin : config.sessionHours.volunteer;
  const time = now().getTime();
  return (
    time - Date.parse(session.created_at) > life * HOUR ||
    time - Date.parse(session.last_seen_at) > idle * HOUR
  );
}

async function see({ db, now }: House, hash: string, lastSeen: string): Promise<void> {
  const time = now();
  if (time.getTime() - Date.parse(lastSeen) < SEEN_EVERY) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: time.toISOString() })
    .where('token_hash', '=', hash)
    .execute();
}
