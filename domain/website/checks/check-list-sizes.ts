import { type FieldError, fieldError } from '../../validation.ts';
import { isRecord } from '../document.ts';
import { pathIn } from '../fields/field-path.ts';
import type { Field, Fields } from '../fields/fields.ts';

/** Two editors' lists may be merged into a longer one. */
const TIMES_MAX = 2;

/** A draft may break every rule, but a list of thousands of items would occupy the renderer for minutes. */
export function checkListSizes(fields: Fields, document: unknown, path = ''): FieldError[] {
  if (!isRecord(document)) return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    checkField(field, document[name], pathIn(path, name)),
  );
}

function checkField(field: Field, value: unknown, path: string): FieldError[] {
  if (field.kind === 'group') return checkListSizes(field.fields, value, path);
  if (field.kind !== 'list' || !Array.isArray(value)) return [];
  const { item, min, max } = field;
  if (value.length > TIMES_MAX * max) return [fieldError(path, 'itemCount', { min, max })];
  return value.flatMap((one, index) => checkField(item, one, pathIn(path, index)));
}
