// Who is signed in and asks for what they may not. The screens hardly ever lead there, so it is worth a line
// in the activity log; not one for each try, or who hammers would fill the database.
import type { FastifyBaseLogger } from 'fastify';
import type { EndpointName } from '#domain/endpoints.ts';
import { writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';

const LOG_INTERVAL_MS = 10 * 60_000;

interface ForbiddenRequest {
  actorId: number;
  endpoint: EndpointName;
  /** What it was asked of; null: of no one thing. */
  id: number | null;
  origin: string;
}

export type LogForbidden = (
  refusal: ForbiddenRequest,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<void>;

/** The first of each person and call in ten minutes; of several programs each counts its own. */
export function createForbiddenLogger(ctx: AppContext): LogForbidden {
  const loggedAt = new Map<string, number>();
  return async ({ actorId, endpoint, id, origin }, log) => {
    const key = `${actorId} ${endpoint}`;
    const now = ctx.now();
    const since = now.getTime() - (loggedAt.get(key) ?? 0);
    // A clock that was put back must not keep it silent.
    if (since >= 0 && since < LOG_INTERVAL_MS) return;
    loggedAt.set(key, now.getTime());
    const event = { actorId, action: 'refused', thing: 'call', origin } as const;
    try {
      await writeAudit(ctx.db, { ...event, thingId: id, thingName: endpoint }, now);
    } catch (error) {
      // It stays refused, also where nothing can be written; the next try is noted.
      loggedAt.delete(key);
      log.warn({ err: error }, 'a refusal could not be recorded');
    }
  };
}
