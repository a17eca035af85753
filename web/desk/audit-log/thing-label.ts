// What an event names in the words of the program, in the reader's words.
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { FILE_NAMES } from '#domain/files/names-in-text.ts';
import type { Messages } from '../../messages/messages.ts';

type Named = Pick<AuditEvent, 'thing' | 'thing_id' | 'thing_name'>;

export function thingLabel(t: Messages, { thing, thing_id, thing_name }: Named): string {
  if (thing_name === null) return thing_id === null ? '' : String(thing_id);
  if (thing === 'call') return spaced(thing_name);
  if (thing === 'donation') return donationsLabel(t, thing_name);
  if (thing === 'survey') return exportLabel(t, thing_name);
  return thing_name.replace(FILE_NAMES, shortened);
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
