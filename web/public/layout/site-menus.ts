// The links of the bar, the menu and the footer with their names. Imported by loaders only.
import { itemPath, type SitePath } from '#content/item-pages.ts';
import { legalLinks, mainMenu, moreLinks, programmeMenu, quickLinks } from '#content/menu.ts';
import type { PagePath } from '#content/site-map.ts';
import { type CustomPage, customPages, isListed } from '#content/website/custom-pages.ts';
import { newsNotes } from '#content/website/news-notes.ts';
import type { Website } from '#content/website/website.ts';

export interface SiteLink {
  readonly path: SitePath;
  readonly name: string;
}

export function siteMenus(website: Website, labels: Record<PagePath, string>) {
  const linksTo = (paths: readonly PagePath[]): SiteLink[] =>
    paths.map((path) => ({ path, name: labels[path] }));
  // A page of a draft has no slug yet.
  const custom = customPages(website).filter((page) => isListed(page) && page.slug !== '');
  const linkTo = ({ slug, name }: CustomPage): SiteLink => ({
    path: itemPath('/pages', slug),
    name,
  });
  const hasNews = newsNotes(website).length > 0;
  return {
    main: linksTo(mainMenu),
    programmes: linksTo(programmeMenu),
    /** The trust's own pages that are in the menu. */
    custom: custom.filter(({ linked }) => linked === 'menu').map(linkTo),
    quick: linksTo(quickLinks),
    /** Beside the quick links. */
    footer: [...linksTo(hasNews ? [...moreLinks, '/news'] : moreLinks), ...custom.map(linkTo)],
    legal: linksTo(legalLinks),
  };
}
