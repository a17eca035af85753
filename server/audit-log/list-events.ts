import type { AuditEvent, AuditQuery, AuditSeal } from '#domain/audit-log/audit-schema.ts';
import { endOfDay } from '#domain/indian-time.ts';
import type { AppContext } from '../context.ts';
import { namedIdOf } from '../db/named-id.ts';
import { findAuditedDocument } from '../website/audit.ts';
import type { WebsiteDocuments } from '../website/documents.ts';
import { shownAction } from './audit-log.ts';
import { readLastSeal } from './seals/last-seal.ts';

interface Listed {
  data: AuditEvent[];
  next: number | null;
  seal: AuditSeal | null;
}

export async function listAuditEvents(
  ctx: AppContext,
  documents: WebsiteDocuments,
  query: AuditQuery,
): Promise<Listed> {
  const { volunteer_id, entity, entity_id, until, before, limit } = query;
  let events = ctx.searchDb
    .selectFrom('audit_log')
    .leftJoin('volunteers as actors', 'actors.id', 'audit_log.actor_id')
    .leftJoin('volunteers as accounts', (join) =>
      join.onRef('accounts.id', '=', 'audit_log.entity_id').on('entity', '=', 'volunteer'),
    )
    .leftJoin('files', (join) =>
      join.onRef('files.name', '=', 'audit_log.entity_name').on('entity', '=', 'file'),
    )
    .selectAll('audit_log')
    .select(['actors.name as actor_name', 'accounts.name as account_name', 'files.file_name'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1);
  if (volunteer_id !== undefined) events = events.where('actor_id', '=', volunteer_id);
  if (entity !== undefined) events = events.where('entity', '=', entity);
  if (entity_id !== undefined) events = events.where('entity_id', '=', entity_id);
  if (until !== undefined) events = events.where('at', '<', endOfDay(until));
  if (before !== undefined) events = events.where('audit_log.id', '<', before);
  const rows = await events.execute();
  const data = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at,
    by: namedIdOf(row.actor_id, row.actor_name),
    action: shownAction(row.action),
    entity: row.entity,
    entity_id: row.entity_id,
    entity_name: row.account_name ?? row.file_name ?? row.entity_name,
    document: findAuditedDocument(documents, row),
    origin: row.origin,
  }));
  const next = rows.length > limit ? (data.at(-1)?.id ?? null) : null;
  return { data, next, seal: await readLastSeal(ctx) };
}
