// Drafts may break these rules.
import type { RuleCode } from '../../rule-messages.ts';
import { hasInvisible } from '../../text/text.ts';
import type { FieldError } from '../../validation.ts';
import { fieldError } from '../../validation.ts';
import { linkedFile } from '../addresses/site-links.ts';
import { repeatedSlugs } from '../addresses/slugs.ts';
import { isHiddenItem, isRecord, visibleItems } from '../document.ts';
import { pathIn } from '../fields/field-path.ts';
import type { Field, Fields, LineField, ListField, ProseField } from '../fields/fields.ts';
import { blockTexts } from '../text/blocks.ts';
import { forbiddenLinks, linksIn } from '../text/links-in-text.ts';
import { paragraphsOf } from '../text/marked-text.ts';
import { plainText } from '../text/plain-text.ts';
import { checkSiblings } from './check-siblings.ts';
import { LINE_FORMAT_RULES } from './line-formats.ts';

const HTML_TAG = /<\/?[a-z][^<>]*>/i;

export interface DocumentFacts {
  hasPicture: (name: string) => boolean;
  hasFile: (name: string) => boolean;
  hasPage: (address: string) => boolean;
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
      return checkPicture(field.optional === true, value, path, facts);
    case 'file':
      return checkFile(field.optional === true, value, path, facts);
    case 'group':
      return checkGroup(field.fields, value, { path, facts });
    case 'list':
      return checkList(field, value, path, facts);
  }
}

function checkLine(field: LineField, value: unknown, path: string): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  const text = value.trim();
  if (text === '') return field.optional ? [] : [fieldError(path, 'wordsRequired')];
  if (text.length > field.max) return [fieldError(path, 'tooLong', { max: field.max })];
  if (/[\n\r]/.test(text)) return [fieldError(path, 'oneLine')];
  const format = field.format && LINE_FORMAT_RULES[field.format];
  if (format && !format.fits(text)) return [fieldError(path, format.rule)];
  return checkCharacters(value, path);
}

function checkProse(
  field: ProseField,
  value: unknown,
  path: string,
  { hasPage, hasFile }: DocumentFacts,
): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  const hasWords = field.blocks ? blockTexts(value).length > 0 : value.trim() !== '';
  if (!hasWords) return field.optional ? [] : [fieldError(path, 'wordsRequired')];
  if (value.length > field.max) return [fieldError(path, 'tooLong', { max: field.max })];
  if (paragraphsOf(value).length > field.paragraphs) {
    return [fieldError(path, 'tooManyParagraphs', { max: field.paragraphs })];
  }
  const [address] = forbiddenLinks(value);
  if (address !== undefined) return [fieldError(path, 'linkForbidden', { address })];
  const links = linksIn(value);
  const dead = links.find((to) => to.startsWith('/') && !hasPage(to));
  if (dead !== undefined) return [fieldError(path, 'pageMissing', { address: dead })];
  const gone = links.find((to) => {
    const file = linkedFile(to);
    return file !== undefined && !hasFile(file);
  });
  if (gone !== undefined) return [fieldError(path, 'linkedFileGone', { address: gone })];
  return checkCharacters(value, path);
}

function checkCharacters(value: string, path: string): FieldError[] {
  const [tag] = HTML_TAG.exec(value) ?? [];
  if (tag) return [fieldError(path, 'htmlForbidden', { tag })];
  // The server fills placeholders such as {{origin}} into the pages.
  if (value.includes('{{') || plainText(value).includes('{{'))
    return [fieldError(path, 'bracesForbidden')];
  // A lone surrogate would be stored as another character.
  const isReadable = value.isWellFormed() && !hasInvisible(value);
  return isReadable ? [] : [fieldError(path, 'invisibleCharacters')];
}

function checkPicture(
  optional: boolean,
  value: unknown,
  path: string,
  { hasPicture }: DocumentFacts,
): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  if (value === '') return optional ? [] : [fieldError(path, 'pictureRequired')];
  return hasPicture(value) ? [] : [fieldError(path, 'pictureGone', { name: value })];
}

function checkFile(
  optional: boolean,
  value: unknown,
  path: string,
  { hasFile }: DocumentFacts,
): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  if (value === '') return optional ? [] : [fieldError(path, 'fileRequired')];
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
