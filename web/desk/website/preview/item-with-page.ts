import { type DocumentValue, isRecord } from '#domain/website/document.ts';
import { valueAt } from '#domain/website/fields/field-path.ts';

export interface ItemWithPage {
  /** In its list, from 0. */
  readonly index: number;
  /** Empty until the first publication, unless it was typed. */
  readonly slug: string;
}

/** The item whose field is chosen, if it has a page of its own. */
export function itemWithPage(
  document: DocumentValue,
  chosen: string | null,
): ItemWithPage | undefined {
  const [list = '', index = ''] = chosen?.split('.') ?? [];
  const item = index === '' ? undefined : valueAt(document, `${list}.${index}`);
  if (!isRecord(item) || typeof item.slug !== 'string') return undefined;
  // Events without a date have no page.
  if ('date' in item && !item.date) return undefined;
  return { index: Number(index), slug: item.slug };
}
