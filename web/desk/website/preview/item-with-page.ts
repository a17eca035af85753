import { isSlug } from '#domain/website/addresses/slugs.ts';
import { type DocumentValue, isRecord } from '#domain/website/document.ts';
import { valueAt } from '#domain/website/fields/field-path.ts';

/** The slug of the item whose field is chosen, if it has a page of its own; empty otherwise. */
export function itemWithPage(document: DocumentValue, chosen: string | null): string {
  const [list = '', index = ''] = chosen?.split('.') ?? [];
  const item = index === '' ? undefined : valueAt(document, `${list}.${index}`);
  if (!isRecord(item) || typeof item.slug !== 'string') return '';
  // Events without a date have no page.
  if ('date' in item && !item.date) return '';
  return isSlug(item.slug) ? item.slug : '';
}
