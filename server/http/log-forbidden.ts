// Who is signed in and asks for what they may not. The screens hardly ever lead there, so it is worth a line
// in the activity log; not one for each try, or who hammers would fill the database.
import type { FastifyBaseLogger } from 'fastify';
import type { CallName } from '#domain/endpoints.ts';
import { record } from '../audit-log.ts';
import type { House } from '../context.ts';

const EVERY_MS = 10 * 60_000;

interface Refusal {
  actorId: number;
  call: CallName;
  /** What it was asked of; null: of no one thing. */
  id: number | null;
  origin: string;
}

export type NoteRefusal = (refusal: Refusal, log: Pick<FastifyBaseLogger, 'warn'>) => Promise<void>;

/** The first of each person and call in ten minutes; of several programs each counts its own. */
export function refusedRights(house: House): NoteRefusal {
  const notedAt = new Map<string, number>();
  return async ({ actorId, call, id, origin }, log) => {
    const key = `${actorId} ${call}`;
    const now = house.now();
    const since = now.getTime() - (notedAt.get(key) ?? 0);
    // A clock that was put back must not keep it silent.
    if (since >= 0 && since < EVERY_MS) return;
    notedAt.set(key, now.getTime());
    const deed = { actorId, action: 'refused', thing: 'call', origin } as const;
    try {
      await record(house.db, { ...deed, thingId: id, thingName: call }, now);
    } catch (error) {
      // It stays refused, also where nothing can be written; the next try is noted.
      notedAt.delete(key);
      log.warn({ err: error }, 'a refusal could not be recorded');
    }
  };
}
