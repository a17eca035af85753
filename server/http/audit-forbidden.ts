// The desk's screens hardly ever send forbidden requests.
import { MINUTE_MS } from '#domain/durations.ts';
import type { EndpointName } from '#domain/endpoints.ts';
import { type NewAuditEvent, type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Log } from '../log.ts';

const AUDIT_INTERVAL_MS = 10 * MINUTE_MS;

interface ForbiddenRequest {
  actor: RequestActor;
  endpoint: EndpointName;
  id: number | null;
}

export type AuditForbidden = (refusal: ForbiddenRequest, log: Pick<Log, 'warn'>) => Promise<void>;

/** Retries cannot fill the database: one event per volunteer and endpoint is written in ten minutes. */
export function createForbiddenAudit(ctx: AppContext): AuditForbidden {
  const auditedAt = new Map<string, number>();
  return async ({ actor, endpoint, id }, log) => {
    const key = `${actor.id} ${endpoint}`;
    const now = ctx.now();
    const since = now.getTime() - (auditedAt.get(key) ?? 0);
    // A clock that was set back must not silence it.
    if (since >= 0 && since < AUDIT_INTERVAL_MS) return;
    auditedAt.set(key, now.getTime());
    const event: NewAuditEvent = {
      by: actor,
      action: 'refused',
      entity: 'call',
      id,
      name: endpoint,
    };
    try {
      await writeAudit(ctx.db, event, now);
    } catch (error) {
      // The refusal stands even if the database is not writable; the next request is audited.
      auditedAt.delete(key);
      log.warn({ err: error }, 'a refused request could not be recorded');
    }
  };
}
