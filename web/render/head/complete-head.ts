// Writes the machine-readable part of a page's head into its HTML, so that visitors do not download it again
// as script.

import { facts } from '#content/documents/facts.ts';
import { FEED_PATH } from '#content/item-files.ts';
import type { SitePath } from '#content/item-pages.ts';
import type { Website } from '#content/website/website.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { olderNewsPageOf } from '#domain/website/addresses/older-news.ts';
import { headOfPage, isUnlisted } from '../site-page.ts';
import { heroPreloads } from './preload-hero.ts';
import { shareImage } from './share-image.ts';
import { structuredData } from './structured-data.ts';

export function completeHead(html: string, path: SitePath, website: Website): string {
  const withPreloads = html.replace('<link', () => `${heroPreloads(html)}<link`);
  return withPreloads.replace('</head>', () => `${headOf(website, path)}</head>`);
}

function headOf(website: Website, path: SitePath): string {
  const { title, description, picture, noindex } = headOfPage(website, path);
  const image = shareImage(picture);
  const properties: Record<string, string> = {
    'og:type': path.startsWith('/news/') && !olderNewsPageOf(path) ? 'article' : 'website',
    'og:site_name': website.words(facts).name,
    'og:locale': `${website.locale}_IN`,
    'og:title': title,
    'og:description': description,
    'og:url': origin + localePath(website.locale, path),
    'og:image': image.address,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'og:image:alt': picture.alt,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}"/>`,
  );
  return [
    ...alternates(website, path),
    ...feedLink(website, path),
    ...(noindex ? ['<meta name="robots" content="noindex"/>'] : []),
    `<meta name="description" content="${escapeHtml(description)}"/>`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<script type="application/ld+json">${json(structuredData(website, path))}</script>`,
  ].join('');
}

/** The same page in each language, for search engines. */
function alternates({ languages }: Website, path: SitePath): string[] {
  if (languages.length < 2 || isUnlisted(path)) return [];
  const link = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${origin}${address}"/>`;
  return [
    ...languages.map((language) => link(language, localePath(language, path))),
    link('x-default', path),
  ];
}

/** Readers of feeds find it from the news, and from the pages of events. */
function feedLink({ locale }: Website, path: SitePath): string[] {
  if (!path.startsWith('/news') && !path.startsWith('/event')) return [];
  const address = localePath(locale, FEED_PATH);
  return [`<link rel="alternate" type="application/atom+xml" href="${origin}${address}"/>`];
}

/** Escapes `<`: JSON must not close the script element that holds it. */
function json(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
