// Stored words may come from a version of the program with fewer fields.
import { type DocumentValue, isRecord } from '../document.ts';
import { emptyValue } from '../fields/empty-value.ts';
import type { Field, Fields } from '../fields/fields.ts';

/** Missing fields get the delivered words; in items of lists, which are the trust's own, they stay empty. */
export function completeWords(
  fields: Fields,
  value: DocumentValue,
  delivered: unknown,
): DocumentValue {
  const completed = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const given = isRecord(delivered) ? delivered[name] : undefined;
      return [name, completeField(field, value[name], given)];
    }),
  );
  return { ...completed, ...value, ...completed };
}

function completeField(field: Field, value: unknown, delivered: unknown): unknown {
  if (value === undefined) return delivered ?? emptyValue(field);
  if (field.kind === 'group' && isRecord(value)) {
    return completeWords(field.fields, value, delivered);
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => completeField(field.item, item, undefined));
  }
  return value;
}
