import type { Transaction } from 'kysely';
import { type Action, type AuditActor, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { DocumentRow } from './states.ts';

export async function writeDocumentAudit(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  action: Action,
  { document, locale }: Pick<DocumentRow, 'document' | 'locale'>,
  by: AuditActor,
): Promise<void> {
  const thingName = `${document}/${locale}`;
  await writeAudit(
    transaction,
    { ...by, action, thing: 'document', thingId: null, thingName },
    now(),
  );
}
