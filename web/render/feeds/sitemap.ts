import { itemPath, itemPaths, itemRoot, type SitePath } from '#content/item-pages.ts';
import { pages } from '#content/site-map.ts';
import { customPages, isLinked } from '#content/website/custom-pages.ts';
import type { Website } from '#content/website/website.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';

/** @param websites in each language */
export function sitemap(websites: readonly Website[]): string {
  const addresses = websites.flatMap((website) =>
    listedPaths(website).map(
      (path) => `<url><loc>${origin}${localePath(website.locale, path)}</loc></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

/** The list of custom pages only if there are any, and none that is found by its address only. */
function listedPaths(website: Website): SitePath[] {
  const custom = customPages(website).filter(isLinked);
  const customPaths = new Set(custom.map(({ slug }) => itemPath('/pages', slug)));
  const listed = pages.filter(
    (page) => !('unlisted' in page) && (page.path !== '/pages' || custom.length > 0),
  );
  const items = itemPaths(website).filter(
    (path) => itemRoot(path) !== '/pages' || customPaths.has(path),
  );
  return [...listed.map(({ path }) => path), ...items];
}

/** The desk is not disallowed: a crawler has to fetch its pages to see their `noindex`. */
export function robots(): string {
  return `User-agent: *
Disallow: /server/
Disallow: /f/

Sitemap: ${origin}/sitemap.xml
`;
}
