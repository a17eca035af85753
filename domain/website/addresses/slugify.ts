import { transliterate } from '../../names/transliterate.ts';
import { toAsciiDigits } from '../../text/text.ts';
import type { DocumentValue } from '../document.ts';
import type { Field, Fields } from '../fields/fields.ts';
import { findFieldName, MAX_SLUG_LENGTH, slugFieldName, textAt } from './slugs.ts';

/** Normalising takes quadratic time for long runs of marks. */
const MAX_NAME_LENGTH = 500;

/** `water-day` for “Water day!”; empty for a name without letters and digits that can be Latin. */
export function slugify(name: string): string {
  const words = toAsciiDigits(name.slice(0, MAX_NAME_LENGTH))
    .normalize('NFKD')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(latinOf)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_SLUG_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** The nasal sign is an m before p and b: संपर्क is samparka. */
function latinOf(word: string): string {
  const latin = transliterate(word).toLowerCase();
  const spelled = /\p{Script=Latin}/u.test(word) ? latin : latin.replace(/n(?=[bp])/g, 'm');
  return spelled.replace(/[^a-z0-9]/g, '');
}

/** Slugs are made of the item's first line of words. */
export function withSlugs(fields: Fields, value: DocumentValue): DocumentValue {
  const made = Object.entries(fields).flatMap(([name, field]) => {
    const items = value[name];
    if (field.kind !== 'list' || !Array.isArray(items)) return [];
    const slug = slugFieldName(field.item);
    return slug === undefined ? [] : [[name, withSlug(items, slug, field)] as const];
  });
  return made.length === 0 ? value : { ...value, ...Object.fromEntries(made) };
}

function withSlug(
  items: readonly unknown[],
  name: string,
  { item, itemLabel }: { item: Field; itemLabel: string },
): unknown[] {
  const takeSlug = slugTaker(items.map((one) => textAt(one, name)));
  return items.map((one) => {
    if (typeof one !== 'object' || one === null || textAt(one, name) !== '') return one;
    return {
      ...one,
      [name]: takeSlug(slugify(textAt(one, titleFieldName(item))) || slugify(itemLabel)),
    };
  });
}

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

function titleFieldName(item: Field): string {
  return findFieldName(item, (field) => field.kind === 'line' && field.format === undefined) ?? '';
}
