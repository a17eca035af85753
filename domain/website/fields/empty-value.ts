import type { Field } from './fields.ts';

export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'line':
    case 'prose':
    case 'picture':
    case 'file':
      return '';
    case 'number':
      return field.min;
    case 'flag':
      return false;
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [name, emptyValue(inner)]),
      );
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.item));
  }
}
