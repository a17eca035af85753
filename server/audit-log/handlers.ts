import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import type { WebsiteDocuments } from '../website/documents.ts';
import { listAuditEvents } from './list-events.ts';

export function auditLogHandlers(
  ctx: AppContext,
  documents: WebsiteDocuments,
): Pick<Handlers, 'listAuditEvents'> {
  return {
    listAuditEvents: ({ query }) => listAuditEvents(ctx, documents, query),
  };
}
