import type { Field } from '#domain/website/fields/fields.ts';

/** Without its address and its day, which are those of one item. */
export function copyOfItem(item: Field, value: unknown): object {
  const own = Object.entries(item.kind === 'group' ? item.fields : {})
    .filter(([, field]) => 'format' in field && /slug|date|time/.test(field.format))
    .map(([name]) => [name, '']);
  return { ...Object(value), ...Object.fromEntries(own) };
}
