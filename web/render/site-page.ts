import { type PageHead, pageHead } from '#content/documents/pages/page-documents.ts';
import { itemHead } from '#content/item-head.ts';
import { type ItemPath, isItemPath, type SitePath } from '#content/item-pages.ts';
import { pageAt } from '#content/site-map.ts';
import type { Website } from '#content/website/website.ts';

export function isUnlisted(path: SitePath): boolean {
  return !isItemPath(path) && pageAt(path).unlisted === true;
}

/** @throws Error for an unknown item */
export function headOfPage(website: Website, path: SitePath): PageHead {
  return isItemPath(path) ? headOfItem(website, path) : pageHead(website, path);
}

export function headOfItem(website: Website, path: ItemPath) {
  const head = itemHead(website, path);
  if (!head) throw new Error(`There is no page at ${path}`);
  return head;
}
