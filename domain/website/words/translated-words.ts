// A delivered translation never stands beside English that the trust has published instead: its phone number,
// bank account or team would be the wrong one.
import { isSame } from '../differences/is-same.ts';
import { isRecord } from '../document.ts';
import type { Field, Fields } from '../fields/fields.ts';

export interface Delivered {
  readonly english: unknown;
  readonly translated: unknown;
}

export function translatedWords(
  fields: Fields,
  published: unknown,
  { english, translated }: Delivered,
): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const delivered = { english: partOf(english, name), translated: partOf(translated, name) };
    return [name, translatedField(field, partOf(published, name), delivered)];
  });
  return { ...(isRecord(published) && published), ...Object.fromEntries(entries) };
}

function translatedField(field: Field, published: unknown, delivered: Delivered): unknown {
  if (field.kind === 'group') return translatedWords(field.fields, published, delivered);
  if (field.kind === 'list' && Array.isArray(published)) {
    return published.map((item, index) => translatedItem(field.item, item, index, delivered));
  }
  return published === undefined || published === delivered.english
    ? delivered.translated
    : published;
}

/** Items may have been moved, so unchanged ones are searched in the whole list. */
function translatedItem(
  field: Field,
  item: unknown,
  index: number,
  { english, translated }: Delivered,
): unknown {
  const items = Array.isArray(english) ? english : [];
  const same = items.findIndex((other) => isSame(other, item));
  const from = same >= 0 ? same : index;
  const delivered = { english: partOf(english, from), translated: partOf(translated, from) };
  return from in items ? translatedField(field, item, delivered) : item;
}

function partOf(value: unknown, name: string | number): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) ? value[name] : undefined;
}
