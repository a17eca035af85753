// The links of the bar, the menu and the footer with their names. Imported by loaders only.
import { itemPath, type SitePath } from '#content/item-pages.ts';
import { legalLinks, mainMenu, moreLinks, programmeMenu, quickLinks } from '#content/menu.ts';
import type { PagePath } from '#content/site-map.ts';
import { linkedItems } from '#content/website/linked-items.ts';
import type { Website } from '#content/website/website.ts';

export interface SiteLink {
  readonly path: SitePath;
  readonly name: string;
}

export function siteMenus(website: Website, labels: Record<PagePath, string>) {
  const linksTo = (paths: readonly PagePath[]): SiteLink[] =>
    paths.map((path) => ({ path, name: labels[path] }));
  const { hasNews, pages } = website.derived(linkedItems);
  const custom = pages.map(({ slug, name, isInMenu }) => {
    return { link: { path: itemPath('/pages', slug), name }, isInMenu };
  });
  return {
    main: linksTo(mainMenu),
    programmes: linksTo(programmeMenu),
    /** Custom pages that are in the menu. */
    custom: custom.filter(({ isInMenu }) => isInMenu).map(({ link }) => link),
    quick: linksTo(quickLinks),
    /** Beside the quick links. */
    footer: [
      ...linksTo(hasNews ? [...moreLinks, '/news'] : moreLinks),
      ...custom.map(({ link }) => link),
    ],
    legal: linksTo(legalLinks),
  };
}
