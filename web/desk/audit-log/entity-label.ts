// What an event names in the words of the program, in the reader's words.
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { FILE_NAMES } from '#domain/files/names-in-text.ts';
import type { Messages } from '../../messages/messages.ts';

type Named = Pick<AuditEvent, 'entity' | 'entity_id' | 'entity_name'>;

export function entityLabel(t: Messages, { entity, entity_id, entity_name }: Named): string {
  if (entity_name === null) return entity_id === null ? '' : String(entity_id);
  if (entity === 'call') return spaced(entity_name);
  if (entity === 'donation') return donationsLabel(t, entity_name);
  if (entity === 'survey') return exportLabel(t, entity_name);
  return entity_name.replace(FILE_NAMES, shortened);
}

/** `listDocuments` as `list documents` */
const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `register` or `register 2026-27`; earlier releases wrote the year alone of a statement. */
function donationsLabel({ auditLog }: Messages, name: string): string {
  const [, what, year = ''] = /^(register|statement)? ?(\d{4}-\d\d)?$/.exec(name) ?? [];
  if (what === 'register') return auditLog.register(year);
  return year ? auditLog.statement(year) : name;
}

/** `xlsx: recorded_from, place` */
function exportLabel({ auditLog, filters }: Messages, name: string): string {
  const [, format = '', names] = /^(csv|xlsx)(?:: ([\w, ]+))?$/.exec(name) ?? [];
  if (!format) return name;
  const labels: Partial<Record<string, string>> = { ...filters.labels, ...auditLog.exportFilters };
  const used = names?.split(', ').map((each) => labels[each] ?? each) ?? [];
  const file = format === 'xlsx' ? 'Excel' : 'CSV';
  return used.length === 0 ? file : `${file}: ${used.join(', ')}`;
}

/** The hash of a withdrawn PDF, whose name is erased with it. */
const shortened = (name: string): string => `${name.slice(0, 8)}….pdf`;
