import { emptyValue } from '#domain/website/fields/empty-value.ts';
import type { Field } from '#domain/website/fields/fields.ts';

/** Without its address, its day and its state, which are those of one item. */
export function copyOfItem(item: Field, value: unknown): object {
  const own = Object.entries(item.kind === 'group' ? item.fields : {})
    .filter(([, field]) => isOfOneItem(field))
    .map(([name, field]) => [name, emptyValue(field)]);
  return { ...Object(value), ...Object.fromEntries(own) };
}

function isOfOneItem(field: Field): boolean {
  if (field.kind === 'choice') return field.resetInCopies === true;
  return field.kind === 'line' && /slug|date|time/.test(field.format ?? '');
}
