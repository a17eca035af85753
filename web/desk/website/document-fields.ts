import { isRecord } from '#domain/website/document.ts';
import type { Field, Fields } from '#domain/website/fields/fields.ts';

const KINDS: readonly string[] = [
  'line',
  'prose',
  'number',
  'flag',
  'choice',
  'picture',
  'file',
  'group',
  'list',
] satisfies Field['kind'][];

/** The server may run a newer program: fields of a kind that this page does not know are left out. */
export function knownFields(fields: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(isKnown));
}

function isKnown(entry: [string, unknown]): entry is [string, Field] {
  const [, field] = entry;
  return isRecord(field) && typeof field.kind === 'string' && KINDS.includes(field.kind);
}
