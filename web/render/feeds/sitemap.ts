import { itemPaths } from '#content/item-pages.ts';
import { type PagePath, pages } from '#content/site-map.ts';
import { listedCustomPages } from '#content/website/custom-pages.ts';
import type { Website } from '#content/website/website.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';

/** @param websites in each language */
export function sitemap(websites: readonly Website[]): string {
  const addresses = websites.flatMap((website) =>
    [...listedPaths(website), ...itemPaths(website)].map(
      (path) => `<url><loc>${origin}${localePath(website.locale, path)}</loc></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

/** The list of the trust's own pages only if there are any. */
function listedPaths(website: Website): PagePath[] {
  const hasCustomPages = listedCustomPages(website).length > 0;
  return pages
    .filter((page) => !('unlisted' in page) && (page.path !== '/pages' || hasCustomPages))
    .map(({ path }) => path);
}

/** The desk is not disallowed: a crawler has to fetch its pages to see their `noindex`. */
export function robots(): string {
  return `User-agent: *
Disallow: /server/
Disallow: /f/

Sitemap: ${origin}/sitemap.xml
`;
}
