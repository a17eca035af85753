import { type DocumentValue, isHiddenItem, type WebsiteDocument } from '../document.ts';
import { itemTitle } from '../fields/item-title.ts';
import { findFieldName, slugFieldName, textAt } from './slugs.ts';

export interface LinkablePage {
  readonly path: string;
  readonly title: string;
}

/** Events and news items are left out: there may be hundreds. */
export function linkablePages(
  { path, fields }: Pick<WebsiteDocument, 'path' | 'fields'>,
  value: DocumentValue,
): LinkablePage[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const items = value[name];
    if (field.kind !== 'list' || !Array.isArray(items)) return [];
    const slugName = slugFieldName(field.item);
    const hasDate = findFieldName(
      field.item,
      (one) => one.kind === 'line' && one.format === 'date',
    );
    if (slugName === undefined || hasDate !== undefined) return [];
    return items.flatMap((item) => {
      const slug = textAt(item, slugName);
      if (slug === '' || isHiddenItem(item)) return [];
      return [{ path: `${path}/${slug}`, title: itemTitle(field.item, item).title }];
    });
  });
}
