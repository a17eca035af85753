// Writes the machine-readable part of each page's head into the built HTML, so that visitors do not download
// it again as script.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDetails } from '#content/pages/page-details.ts';
import { site } from '#content/site.ts';
import { type PagePath, pages } from '#content/site-map.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/site-placeholders.ts';
import { heroPreloads } from './preload-hero.ts';
import { structuredData } from './structured-data.ts';

export function completeHeads(folder: string): void {
  for (const page of pages) {
    const file = join(folder, page.path, 'index.html');
    const html = readFileSync(file, 'utf8');
    const withPreloads = html.replace('<link', () => `${heroPreloads(html)}<link`);
    writeFileSync(
      file,
      withPreloads.replace('</head>', () => `${headOf(page.path)}</head>`),
    );
  }
}

function headOf(path: PagePath): string {
  const { title, description, picture } = pageDetails[path];
  const shareImage = `${origin}/shared/${picture.name}.jpg`;
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': shareImage,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.alt,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`,
  );
  return [
    `<meta name="description" content="${escaped(description)}"/>`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<script type="application/ld+json">${json(structuredData(path, shareImage))}</script>`,
  ].join('');
}

/** Escapes `<`: JSON must not close the script element that holds it. */
function json(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
