import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { pages } from '#content/site-map.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/site-placeholders.ts';

export function writeCrawlerFiles(folder: string): void {
  writeFileSync(join(folder, 'sitemap.xml'), sitemap());
  writeFileSync(join(folder, 'robots.txt'), robots());
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(webManifest()));
}

function sitemap(): string {
  const addresses = pages
    .filter((page) => !('unlisted' in page))
    .map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

/** The desk is not disallowed: a crawler has to fetch its pages to see their `noindex`. */
function robots(): string {
  return `User-agent: *
Disallow: /server/
Disallow: /f/

Sitemap: ${origin}/sitemap.xml
`;
}

function webManifest() {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.secondTagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fff9f0',
    theme_color: '#8a3324',
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
}
