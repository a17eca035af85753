// The slug is the last part of an item's own address. A published one stays when the name changes.
import type { DocumentValue } from '../document.ts';
import type { Field, Fields } from '../fields/fields.ts';

/** An item's address is a root and its slug. */
export const ITEM_ROOTS = ['/event', '/news', '/pages'] as const;
export type ItemRoot = (typeof ITEM_ROOTS)[number];

export const MAX_SLUG_LENGTH = 60;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

export function slugOfItem(fields: Fields, value: DocumentValue, index: number): string {
  for (const [name, field] of Object.entries(fields)) {
    const slug = field.kind === 'list' ? slugFieldName(field.item) : undefined;
    const items = value[name];
    if (slug !== undefined && Array.isArray(items)) return textAt(items[index], slug);
  }
  return '';
}

export function repeatedSlugs(
  item: Field,
  items: readonly unknown[],
): { index: number; name: string }[] {
  const name = slugFieldName(item);
  if (name === undefined) return [];
  const earlier = new Set(['']);
  return items.flatMap((one, index) => {
    const slug = textAt(one, name);
    const isRepeated = slug !== '' && earlier.has(slug);
    earlier.add(slug);
    return isRepeated ? [{ index, name }] : [];
  });
}

export function slugFieldName(item: Field): string | undefined {
  return findFieldName(item, (field) => field.kind === 'line' && field.format === 'slug');
}

export function findFieldName(item: Field, fits: (field: Field) => boolean): string | undefined {
  if (item.kind !== 'group') return undefined;
  return Object.entries(item.fields).find(([, field]) => fits(field))?.[0];
}

export function textAt(item: unknown, name: string): string {
  const text: unknown = typeof item === 'object' && item ? Reflect.get(item, name) : undefined;
  return typeof text === 'string' ? text.trim() : '';
}
