import { customPages, isLinked } from './custom-pages.ts';
import { newsItems } from './news-items.ts';
import type { Derivation } from './website.ts';

export interface LinkedItems {
  readonly hasNews: boolean;
  readonly pages: readonly { slug: string; name: string; isInMenu: boolean }[];
}

/** The news and custom pages that every page links to. */
export const linkedItems: Derivation<LinkedItems> = {
  name: 'linked-items',
  from: (website) => ({
    hasNews: newsItems(website).length > 0,
    // A page of a draft may have no slug yet.
    pages: customPages(website)
      .filter((page) => isLinked(page) && page.slug !== '')
      .map(({ slug, name, linked }) => ({ slug, name, isInMenu: linked === 'menu' })),
  }),
};
