import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { listAuditEvents } from './list-events.ts';

export function auditLogHandlers(ctx: AppContext): Pick<Handlers, 'listAuditEvents'> {
  return {
    listAuditEvents: ({ query }) => listAuditEvents(ctx, query),
  };
}
