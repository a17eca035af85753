import type { AuditAction, AuditEntity } from '#domain/audit-log/audit-log.ts';
import type { ExportFormat } from '#domain/export-format.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { ExportLimit } from './limit-exports.ts';
import type { Table } from './table.ts';
import { tableFile } from './table-file.ts';

interface Export {
  by: AuditActor;
  action: AuditAction;
  entity: AuditEntity;
  /** In the audit log. */
  what: string;
  /** Without extension. */
  fileName: string;
  format: ExportFormat;
  /** Of the workbook's sheet. */
  title: string;
  table: () => Table | Promise<Table>;
}

interface ExportedFile {
  name: string;
  format: ExportFormat;
  content: AsyncIterable<string | Uint8Array>;
}

/** The export is recorded before its table is read. */
export async function exportTable(
  { db, now }: AppContext,
  limit: ExportLimit,
  { by, action, entity, what, fileName, format, title, table }: Export,
): Promise<ExportedFile> {
  limit.ensureRoom();
  await writeAudit(db, { by, action, entity, id: null, name: what }, now());
  const content = limit.limited(tableFile(format, title, await table()));
  return { name: fileName, format, content };
}
