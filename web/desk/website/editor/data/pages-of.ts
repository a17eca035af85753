import { pagePathsOf } from '#domain/website/addresses/site-links.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';

/** A page is called like its own document, or like the list that it shows. Pages of items come last. */
export function pagesOf(
  documents: readonly Pick<ListedDocument, 'section' | 'path' | 'title' | 'pages'>[],
): { path: string; title: string }[] {
  const paths = pagePathsOf(documents);
  const titles = new Map<string, string>();
  for (const section of ['pages', 'programmes', 'lists']) {
    for (const { path, title } of documents.filter((document) => document.section === section)) {
      if (paths.has(path) && !titles.has(path)) titles.set(path, title);
    }
  }
  const items = documents.flatMap(({ pages }) => pages);
  return [...[...titles].map(([path, title]) => ({ path, title })), ...items];
}
