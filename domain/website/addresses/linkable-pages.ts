import { type DocumentValue, isHiddenItem, type WebsiteDocument } from '../document.ts';
import { itemTitle } from '../fields/item-title.ts';
import { findFieldName, slugFieldName, textAt } from './slugs.ts';

/** A trust may have hundreds of events and notes. */
const LATEST = 20;

export interface LinkablePage {
  readonly path: string;
  readonly title: string;
}

/** The pages of a list's items; of events and notes only the latest. */
export function linkablePages(
  { path, fields }: Pick<WebsiteDocument, 'path' | 'fields'>,
  value: DocumentValue,
): LinkablePage[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const items = value[name];
    if (field.kind !== 'list' || !Array.isArray(items)) return [];
    const slugName = slugFieldName(field.item);
    if (slugName === undefined) return [];
    const hasPage = (item: unknown) => textAt(item, slugName) !== '' && !isHiddenItem(item);
    return latest(items.filter(hasPage), dateFieldName(field.item)).map((item) => ({
      path: `${path}/${textAt(item, slugName)}`,
      title: itemTitle(field.item, item).title,
    }));
  });
}

const dateFieldName = (item: Parameters<typeof findFieldName>[0]): string | undefined =>
  findFieldName(item, (one) => one.kind === 'line' && one.format === 'date');

function latest(items: readonly unknown[], dateName: string | undefined): readonly unknown[] {
  if (dateName === undefined) return items;
  const dateOf = (item: unknown) => textAt(item, dateName);
  return items
    .filter((item) => dateOf(item) !== '')
    .sort((one, other) => dateOf(other).localeCompare(dateOf(one)))
    .slice(0, LATEST);
}
