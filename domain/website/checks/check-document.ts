// Drafts may break these rules.
import type { RuleCode } from '../../rule-messages.ts';
import type { FieldError } from '../../validation.ts';
import { fieldError } from '../../validation.ts';
import { repeatedSlugs } from '../addresses/slugs.ts';
import { isHiddenItem, isRecord, visibleItems } from '../document.ts';
import { pathIn } from '../fields/field-path.ts';
import type { Field, Fields, FileField, ListField, PictureField } from '../fields/fields.ts';
import { checkSiblings } from './check-siblings.ts';
import { checkLine, checkProse, type LinkFacts } from './check-text.ts';

export interface DocumentFacts extends LinkFacts {
  hasPicture: (name: string) => boolean;
}

/** @returns errors in the order of the fields, each with its path, like `items.2.question` */
export function checkDocument(
  fields: Fields,
  document: unknown,
  facts: DocumentFacts,
): FieldError[] {
  return checkGroup(fields, document, { path: '', facts });
}

function checkGroup(
  fields: Fields,
  value: unknown,
  { path, facts, isItem = false }: { path: string; facts: DocumentFacts; isItem?: boolean },
): FieldError[] {
  if (!isRecord(value)) return [fieldError(path, 'invalid')];
  const known = new Set(Object.keys(fields));
  const unknown = Object.keys(value).filter(
    (name) => !known.has(name) && !(isItem && name === 'hidden'),
  );
  return [
    ...unknown.map((name) => fieldError(pathIn(path, name), 'unknownField', { name })),
    ...(isItem && 'hidden' in value && typeof value.hidden !== 'boolean'
      ? [fieldError(pathIn(path, 'hidden'), 'notYesNo')]
      : []),
    ...Object.entries(fields).flatMap(([name, field]) =>
      checkField(field, value[name], pathIn(path, name), facts),
    ),
    ...checkSiblings(fields, value, path),
  ];
}

function checkField(
  field: Field,
  value: unknown,
  path: string,
  facts: DocumentFacts,
): FieldError[] {
  switch (field.kind) {
    case 'line':
      return checkLine(field, value, path);
    case 'prose':
      return checkProse(field, value, path, facts);
    case 'number':
      return typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= field.min &&
        value <= field.max
        ? []
        : [fieldError(path, 'numberRange', { min: field.min, max: field.max })];
    case 'flag':
      return typeof value === 'boolean' ? [] : [fieldError(path, 'notYesNo')];
    case 'choice':
      return field.options.some((option) => option.value === value)
        ? []
        : [fieldError(path, 'notChoice')];
    case 'picture':
      return checkPicture(field, value, path, facts);
    case 'file':
      return checkFile(field, value, path, facts);
    case 'group':
      return checkGroup(field.fields, value, { path, facts });
    case 'list':
      return checkList(field, value, path, facts);
  }
}

function checkPicture(
  field: PictureField,
  value: unknown,
  path: string,
  { hasPicture }: DocumentFacts,
): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  if (value === '') return field.optional ? [] : [fieldError(path, 'pictureRequired')];
  return hasPicture(value) ? [] : [fieldError(path, 'pictureGone', { name: value })];
}

function checkFile(
  field: FileField,
  value: unknown,
  path: string,
  { hasFile }: DocumentFacts,
): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  if (value === '') return field.optional ? [] : [fieldError(path, 'fileRequired')];
  return hasFile(value) ? [] : [fieldError(path, 'fileGone')];
}

/** A hidden item may be unfinished. */
const EMPTINESS_RULES: readonly RuleCode[] = ['wordsRequired', 'pictureRequired', 'fileRequired'];

function checkList(
  field: ListField,
  value: unknown,
  path: string,
  facts: DocumentFacts,
): FieldError[] {
  if (!Array.isArray(value)) return [fieldError(path, 'invalid')];
  const visible = visibleItems(value).length;
  const { min, max } = field;
  const isOutside = visible < min || value.length > max;
  return [
    ...(isOutside ? [fieldError(path, 'itemCount', { min, max })] : []),
    ...value.flatMap((item, index) => {
      const at = pathIn(path, String(index));
      const errors =
        field.item.kind === 'group'
          ? checkGroup(field.item.fields, item, { path: at, facts, isItem: true })
          : checkField(field.item, item, at, facts);
      return isHiddenItem(item)
        ? errors.filter(({ rule }) => !EMPTINESS_RULES.includes(rule))
        : errors;
    }),
    ...repeatedSlugs(field.item, value).map(({ index, name }) =>
      fieldError(pathIn(path, `${index}.${name}`), 'slugTaken'),
    ),
  ];
}
