// Imported by the loader only.
import { customPages as document } from '#content/documents/custom-pages.ts';
import { itemPath } from '#content/item-pages.ts';
import { type CustomPage, customPages, isLinked } from '#content/website/custom-pages.ts';
import type { Website } from '#content/website/website.ts';
import { parseBlocks } from '#domain/website/text/blocks.ts';

export function pageList(website: Website) {
  const { opening, words, nothing } = website.words(document);
  const pages = customPages(website).filter(isLinked);
  return { opening, words, nothing, pages: pages.map(listedPage) };
}

function listedPage({ slug, heading, lede, picture, lang }: CustomPage) {
  return { slug, heading, lede, picture, lang, path: itemPath('/pages', slug) };
}

/** @throws Response 404 */
export function singlePage(website: Website, slug: string) {
  const found = customPages(website).find((one) => one.slug === slug && slug !== '');
  if (!found) throw new Response('There is no such page', { status: 404 });
  const { text, pictures, ...page } = found;
  return {
    page: {
      ...page,
      ...(pictures.length > 0 && { pictures }),
      blocks: parseBlocks(text),
      isLinked: isLinked(found),
    },
    words: website.words(document).words,
  };
}
