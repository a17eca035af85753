import { withSlugs } from '../addresses/slugify.ts';
import { type DocumentValue, isRecord } from '../document.ts';
import type { Field, Fields } from '../fields/fields.ts';

/** New items get their addresses. Values of a wrong type stay, for the check to refuse. */
export function publishedWords(fields: Fields, draft: DocumentValue): DocumentValue {
  return withSlugs(fields, trimLines(fields, draft));
}

/** Pasted lines often end in a space or a line break, which would make a UPI id invalid. */
function trimLines(fields: Fields, value: DocumentValue): DocumentValue {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, trimField(fields[name], inner)]),
  );
}

function trimField(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'line' && typeof value === 'string') return value.trim();
  if (field?.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => trimField(field.item, item));
  }
  if (field?.kind === 'group' && isRecord(value)) return trimLines(field.fields, value);
  return value;
}
