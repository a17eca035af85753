// Values that are no words follow the published English: an older translation must not show an outdated UPI id or day.
import { type DocumentValue, isRecord } from '../document.ts';
import { partsOf } from '../fields/field-path.ts';
import type { Field, Fields, ListField } from '../fields/fields.ts';

/** A picture may hold words, so a translation may have its own, unless the field says otherwise. */
function isValue(field: Field): boolean {
  if (field.kind === 'line') return field.format !== undefined || field.verbatim === true;
  if (field.kind === 'picture') return field.verbatim === true;
  return ['number', 'flag', 'choice', 'file'].includes(field.kind);
}

/** A choice or a flag is the same for many items. */
function isIdentifying(field: Field): boolean {
  return isValue(field) && field.kind !== 'choice' && field.kind !== 'flag';
}

/** A list of words alone is the translation's own. */
function isSharedList({ item, min, max }: ListField): boolean {
  if (item.kind !== 'group') return isValue(item);
  const fields = Object.values(item.fields);
  return fields.some(isIdentifying) || (min === max && fields.some(isValue));
}

export function followsEnglish(fields: Fields, path: string): boolean {
  let inside: Field = { kind: 'group', label: '', fields };
  for (const name of partsOf(path)) {
    let next: Field | undefined;
    if (inside.kind === 'list') next = isSharedList(inside) ? inside.item : undefined;
    else if (inside.kind === 'group') next = inside.fields[name];
    if (!next) return false;
    inside = next;
  }
  return inside.kind === 'list' ? isSharedList(inside) : isValue(inside);
}

/** @param english published @param translated a translation, or a draft of one, which may break every rule */
export function withEnglishValues(
  fields: Fields,
  english: DocumentValue,
  translated: DocumentValue,
): DocumentValue {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = fieldWithEnglish(field, english[name], translated[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...translated, ...Object.fromEntries(entries) };
}

function fieldWithEnglish(field: Field, english: unknown, translated: unknown): unknown {
  if (isValue(field)) return english;
  if (field.kind === 'group' && isRecord(english) && isRecord(translated)) {
    return withEnglishValues(field.fields, english, translated);
  }
  if (field.kind === 'list' && isSharedList(field) && Array.isArray(english)) {
    return sharedItems(field, english, Array.isArray(translated) ? translated : []);
  }
  return translated;
}

function sharedItems(list: ListField, english: unknown[], translated: unknown[]): unknown[] {
  return english.map((item, index) => {
    const translation = translationOf(list, { english, translated, index });
    if (list.item.kind !== 'group' || !isRecord(item) || !isRecord(translation)) return item;
    const { hidden: _, ...words } = withEnglishValues(list.item.fields, item, translation);
    return item.hidden === true ? { ...words, hidden: true } : words;
  });
}

/** @returns undefined if no translation surely belongs to the item: its English words are right, another's mislead */
function translationOf(
  { item, min, max }: ListField,
  { english, translated, index }: { english: unknown[]; translated: unknown[]; index: number },
): unknown {
  if (min === max) return translated[index];
  const key = identityOf(item, english[index]);
  const isSame = (one: unknown) => identityOf(item, one) === key;
  const translations = translated.filter(isSame);
  if (translations.length === 0 && english.length === translated.length) {
    // A corrected value, such as another file, of an item that stands where it stood.
    const inPlace = translated[index];
    const isElsewhere = english.some((one) => identityOf(item, one) === identityOf(item, inPlace));
    return isElsewhere ? undefined : inPlace;
  }
  const isSure = translations.length === english.filter(isSame).length;
  return isSure ? translations[english.slice(0, index).filter(isSame).length] : undefined;
}

function identityOf(item: Field, value: unknown): string {
  if (item.kind !== 'group' || !isRecord(value)) return '';
  const fields = Object.entries(item.fields).filter(([, field]) => isIdentifying(field));
  const slug = fields.find(([, field]) => field.kind === 'line' && field.format === 'slug');
  return JSON.stringify((slug ? [slug] : fields).map(([name]) => value[name]));
}
