import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { DocumentRow } from './states.ts';

interface DocumentEvent {
  action: AuditAction;
  row: Pick<DocumentRow, 'document' | 'locale'>;
  by: AuditActor;
}

export async function writeDocumentAudit(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { action, row, by }: DocumentEvent,
): Promise<void> {
  const name = `${row.document}/${row.locale}`;
  await writeAudit(transaction, { by, action, thing: 'document', id: null, name }, now());
}
