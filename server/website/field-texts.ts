import { type DocumentValue, isRecord } from '#domain/website/document.ts';
import type { Field, Fields } from '#domain/website/fields/fields.ts';

type TextKind = 'line' | 'prose' | 'picture' | 'file';

export function textsOf(
  fields: Fields,
  value: DocumentValue,
  kinds: readonly TextKind[],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => textsIn(field, value[name], kinds));
}

function textsIn(field: Field, value: unknown, kinds: readonly TextKind[]): string[] {
  if (field.kind === 'group') return isRecord(value) ? textsOf(field.fields, value, kinds) : [];
  if (field.kind === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item) => textsIn(field.item, item, kinds));
  }
  const isWanted = kinds.some((kind) => kind === field.kind);
  return isWanted && typeof value === 'string' && value !== '' ? [value] : [];
}
