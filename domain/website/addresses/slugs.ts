// Slugs: the last part of the address of an item with its own page, such as an event or a note. A published slug stays
// when the name changes.
import type { DocumentValue } from '../document.ts';
import type { Field, Fields } from '../fields/fields.ts';

export const MAX_SLUG_LENGTH = 60;
/** Longer names are cut before they are normalised, which takes quadratic time for long runs of marks. */
const MAX_NAME_LENGTH = 500;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** `water-day` for “Water day!”; empty for a name without Latin letters and digits. */
export function slugOf(name: string): string {
  const words = name
    .slice(0, MAX_NAME_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_SLUG_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** The items whose slug an earlier item of the list has. */
export function repeatedSlugs(
  item: Field,
  items: readonly unknown[],
): { index: number; name: string }[] {
  const name = slugField(item);
  if (name === undefined) return [];
  const earlier = new Set(['']);
  return items.flatMap((one, index) => {
    const slug = textAt(one, name);
    const isRepeated = slug !== '' && earlier.has(slug);
    earlier.add(slug);
    return isRepeated ? [{ index, name }] : [];
  });
}

/** Items without a slug get one made of their first line of words. */
export function withSlugs(fields: Fields, value: DocumentValue): DocumentValue {
  const made = Object.entries(fields).flatMap(([name, field]) => {
    const items = value[name];
    if (field.kind !== 'list' || !Array.isArray(items)) return [];
    const slug = slugField(field.item);
    return slug === undefined ? [] : [[name, slugsMade(items, slug, field)] as const];
  });
  return made.length === 0 ? value : { ...value, ...Object.fromEntries(made) };
}

function slugsMade(
  items: readonly unknown[],
  name: string,
  { item, itemLabel }: { item: Field; itemLabel: string },
): unknown[] {
  const takeSlug = slugTaker(items.map((one) => textAt(one, name)));
  return items.map((one) => {
    if (typeof one !== 'object' || one === null || textAt(one, name) !== '') return one;
    return { ...one, [name]: takeSlug(slugOf(textAt(one, titleField(item))) || slugOf(itemLabel)) };
  });
}

/** @returns the wanted slug, or with the next number that no item has */
function slugTaker(slugs: readonly string[]): (wanted: string) => string {
  const taken = new Set(slugs);
  const lastNumbers = new Map<string, number>();
  return (wanted) => {
    const start = wanted.slice(0, MAX_SLUG_LENGTH - 4).replace(/-$/, '');
    let number = lastNumbers.get(start) ?? 1;
    let slug = wanted;
    while (taken.has(slug)) slug = `${start}-${++number}`;
    lastNumbers.set(start, number);
    taken.add(slug);
    return slug;
  };
}

function slugField(item: Field): string | undefined {
  return fieldOf(item, (field) => field.kind === 'line' && field.format === 'slug');
}

function titleField(item: Field): string {
  return fieldOf(item, (field) => field.kind === 'line' && field.format === undefined) ?? '';
}

function fieldOf(item: Field, fits: (field: Field) => boolean): string | undefined {
  if (item.kind !== 'group') return undefined;
  return Object.entries(item.fields).find(([, field]) => fits(field))?.[0];
}

function textAt(item: unknown, name: string): string {
  const text: unknown = typeof item === 'object' && item ? Reflect.get(item, name) : undefined;
  return typeof text === 'string' ? text.trim() : '';
}
