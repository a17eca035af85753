// Reads a document by its fields. A draft may break every rule: what is missing or of another kind is the
// delivered one.
import type { Language } from '#domain/languages.ts';
import { type DocumentValue, isRecord, visibleItems } from '#domain/website/document.ts';
import type { Field, Fields, ListField } from '#domain/website/fields/fields.ts';
import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';
import { fillCount } from './number-words.ts';
import { type ImageSize, shownPicture } from './shown-picture.ts';
import type { UploadedFile } from './words.ts';

interface Reading {
  readonly language: Language;
  readonly images: ReadonlyMap<string, ImageSize>;
  /** Bytes of uploaded PDFs. */
  readonly files: ReadonlyMap<string, number>;
  /** By the placeholder: `{short_name}`. */
  readonly names: Readonly<Record<string, unknown>>;
  /** The number of items in the nearest list, for `{count}`. */
  readonly count?: number;
}

const NAME = /\{(\w+)\}/g;

export function readGroup(
  fields: Fields,
  value: unknown,
  delivered: unknown,
  reading: Reading,
): Record<string, unknown> {
  const given = isRecord(value) ? value : {};
  const fallback = isRecord(delivered) ? delivered : {};
  const count = countOf(fields, given, fallback) ?? reading.count;
  const inner = { ...reading, ...(count !== undefined && { count }) };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readField(field, given[name], fallback[name], inner),
    ]),
  );
}

/** The length of the group's own list, or else of the first one further in. */
function countOf(fields: Fields, given: DocumentValue, fallback: DocumentValue) {
  const [own] = listsOf(fields);
  if (own) return itemCount(own, given, fallback);
  for (const [name, field] of Object.entries(fields)) {
    const [list] = field.kind === 'group' ? listsOf(field.fields) : [];
    if (list) return itemCount(list, recordAt(given, name), recordAt(fallback, name));
  }
  return undefined;
}

interface NamedList {
  readonly name: string;
  readonly list: ListField;
}

/** Pictures beside a text are not what it counts. */
function listsOf(fields: Fields): NamedList[] {
  return Object.entries(fields).flatMap(([name, list]) =>
    list.kind === 'list' && list.item.kind !== 'picture' ? [{ name, list }] : [],
  );
}

function recordAt(value: DocumentValue, name: string): DocumentValue {
  const inner = value[name];
  return isRecord(inner) ? inner : {};
}

function itemCount({ name, list }: NamedList, given: DocumentValue, fallback: DocumentValue) {
  const items = given[name] ?? fallback[name];
  if (!Array.isArray(items)) return undefined;
  const { countsWithout } = list;
  return visibleItems(items).filter(
    (item) => countsWithout === undefined || !isRecord(item) || !item[countsWithout],
  ).length;
}

function readField(field: Field, value: unknown, delivered: unknown, reading: Reading): unknown {
  switch (field.kind) {
    case 'line':
    case 'prose':
      return readText(typeof value === 'string' ? value : delivered, reading);
    case 'picture':
      return (
        shownPicture(typeof value === 'string' ? value : String(delivered ?? ''), reading.images) ??
        (field.optional ? undefined : pictures['stand-in'])
      );
    case 'file':
      return readFile(value, reading);
    case 'group':
      return readGroup(field.fields, value, delivered, reading);
    case 'list':
      return field.item.kind === 'picture'
        ? readPictures(value, delivered, reading)
        : readList(field.item, value, delivered, reading);
    case 'number':
    case 'flag':
      return typeof value === typeof delivered ? value : delivered;
    case 'choice':
      return field.options.find((option) => option.value === value)?.value ?? delivered;
  }
}

function readFile(value: unknown, { files }: Reading): UploadedFile | undefined {
  const size = typeof value === 'string' ? files.get(value) : undefined;
  return size === undefined ? undefined : { name: String(value), size };
}

function readList(item: Field, value: unknown, delivered: unknown, reading: Reading): unknown[] {
  const items = Array.isArray(value) ? value : delivered;
  if (!Array.isArray(items)) return [];
  return visibleItems(items).map((one) => readField(item, one, emptyOf(item), reading));
}

/** Without those that are missing. */
function readPictures(value: unknown, delivered: unknown, { images }: Reading): Picture[] {
  const names = Array.isArray(value) ? value : delivered;
  if (!Array.isArray(names)) return [];
  return names.flatMap((name) => shownPicture(String(name), images) ?? []);
}

/** An item has no delivered words to fall back on. */
function emptyOf(field: Field): unknown {
  if (field.kind === 'number') return field.min;
  if (field.kind === 'flag') return false;
  if (field.kind === 'choice') return field.options[0]?.value;
  if (field.kind !== 'group') return '';
  return Object.fromEntries(
    Object.entries(field.fields).map(([name, inner]) => [name, emptyOf(inner)]),
  );
}

function readText(text: unknown, { language, names, count }: Reading): string {
  if (typeof text !== 'string') return '';
  const named = text.replace(NAME, (whole, name: string) => {
    const replacement = names[name];
    return typeof replacement === 'string' ? replacement : whole;
  });
  return count === undefined ? named : fillCount(named, count, language);
}
