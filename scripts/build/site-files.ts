// The program rewrites the files with words after a publication (web/render/word-files.ts).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages } from '#content/site-map.ts';
import { openWebsite, type Website } from '#content/website/website.ts';
import { DESK_PAGE } from '#server/site/filled-file.ts';
import type { ImageUsageFile } from '#server/site/images/image-usage.ts';
import { robots } from '#web/render/feeds/sitemap.ts';
import { imageUsageOf } from '#web/render/image-usage.ts';
import { DESK_MANIFEST_PATH, PUBLIC_MANIFEST_PATH } from '#web/render/manifests.ts';
import { wordFiles } from '#web/render/word-files.ts';

export function writeSiteFiles(folder: string, website: Website, now: Date): void {
  const desk = withDeskManifest(readFileSync(join(folder, DESK_PAGE), 'utf8'));
  const files = [
    ...wordFiles(
      website.languages.map((locale) => openWebsite({ locale, now })),
      now,
    ),
    { path: '/robots.txt', text: robots() },
    { path: DESK_PAGE, text: desk },
  ];
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function withDeskManifest(html: string): string {
  const linked = html.replace(`href="${PUBLIC_MANIFEST_PATH}"`, `href="${DESK_MANIFEST_PATH}"`);
  if (linked === html) throw new Error('The page of the desk links no manifest');
  return linked;
}

export function imageUsage(folder: string, website: Website): ImageUsageFile {
  const rendered = pages.map(({ path }) => {
    const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
    return { path, html };
  });
  return imageUsageOf(website, rendered);
}
