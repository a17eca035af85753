// Lists the pages that show each image and its alt text there, read from the built HTML.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '#content/pictures.ts';
import { pages } from '#content/site-map.ts';
import { pictureFile } from '#domain/images/images.ts';
import { type ImageTag, imageTagsOf } from '#server/http/alt-text/rewrite.ts';
import type { ImageUsageEntry, ImageUsageFile } from '#server/http/alt-text/usage.ts';

const PLACEHOLDER_IMAGE = 'stand-in';
const EVERYWHERE_NOTE = 'Shown wherever a picture is missing';

interface ShowingPage {
  path: string;
  title: string;
  shown: ImageTag[];
}

export function writeImageUsage(folder: string, file: string): void {
  const showing = pages.map(({ path, label }) => {
    const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
    return { path, title: label, shown: imageTagsOf(html) };
  });
  const scenes = Object.values(pictures).filter(({ kind }) => kind === 'scene');
  const usage: ImageUsageFile = Object.fromEntries(
    scenes.map(({ name, alt }) => [pictureFile(name), usageOf(name, alt, showing)]),
  );
  refuseDuplicateAltTexts(usage);
  writeFileSync(file, JSON.stringify(usage));
}

function usageOf(name: string, alt: string, showing: readonly ShowingPage[]): ImageUsageEntry {
  const occurrencesIn = ({ shown }: ShowingPage) =>
    shown.filter((one) => one.file === pictureFile(name));
  const showingPages = showing.filter((page) => occurrencesIn(page).length > 0);
  // The page for a rejected enquiry counts as the contact page.
  const titles = new Map(showingPages.toReversed().map(({ path, title }) => [title, path]));
  const isAltShown = showingPages.some((page) =>
    occurrencesIn(page).some((one) => one.alt === alt),
  );
  return {
    pages: showingPages
      .filter(({ path, title }) => titles.get(title) === path)
      .map(({ path, title }) => ({ path, title })),
    words: isAltShown ? alt : '',
    ...(name === PLACEHOLDER_IMAGE && { note: EVERYWHERE_NOTE }),
  };
}

/** Alt texts identify their images in the pages, so two images must not share one. */
function refuseDuplicateAltTexts(usage: ImageUsageFile): void {
  const known = new Map<string, string>();
  for (const [file, { words }] of Object.entries(usage)) {
    const other = known.get(words);
    if (words && other) throw new Error(`${other} and ${file} have the same words: "${words}"`);
    known.set(words, file);
  }
}
