import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { WebsiteDocuments } from './documents.ts';
import type { WebsiteDocumentRow } from './states.ts';

interface DocumentEvent {
  action: AuditAction;
  row: Pick<WebsiteDocumentRow, 'document' | 'locale'>;
  by: AuditActor;
}

export async function writeDocumentAudit(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { action, row, by }: DocumentEvent,
): Promise<void> {
  const name = auditName(row.document, row.locale);
  await writeAudit(transaction, { by, action, entity: 'document', id: null, name }, now());
}

/** @returns null for other things, and for documents that a later release no longer has */
export function findAuditedDocument(
  documents: WebsiteDocuments,
  { entity, entity_name }: { entity: string; entity_name: string | null },
): AuditEvent['document'] {
  if (entity !== 'document') return null;
  for (const { name, title } of documents.values()) {
    const locale = LANGUAGES.find((language) => auditName(name, language) === entity_name);
    if (locale) return { name, locale, title };
  }
  return null;
}

const auditName = (document: string, locale: string) => `${document}/${locale}`;
