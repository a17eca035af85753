// The pages that show each drawn scene, and its alt text there, read from the pages' HTML.

import { menu } from '#content/documents/menu.ts';
import { pictures } from '#content/pictures.ts';
import { type PagePath, pageKey } from '#content/site-map.ts';
import type { Website } from '#content/website/website.ts';
import { imageAddress, pictureFile } from '#domain/images/images.ts';
import { altPlaceholder } from '#domain/text/placeholders.ts';

const PLACEHOLDER_IMAGE = 'stand-in';
const EVERYWHERE_NOTE = 'Shown wherever a picture is missing';

export interface PageHtml {
  readonly path: PagePath;
  readonly html: string;
}

/** @returns server/site/images/image-usage.ts has the format */
export function imageUsageOf(website: Website, rendered: readonly PageHtml[]) {
  const labels: Readonly<Record<string, string>> = website.words(menu).pages;
  const titled = rendered.map((page) => ({ ...page, title: labels[pageKey(page.path)] ?? '' }));
  const scenes = Object.values(pictures).filter(({ kind }) => kind === 'scene');
  return Object.fromEntries(
    scenes.map(({ name, alt, focus }) => [
      pictureFile(name),
      { ...usageOf(name, alt, titled), focus },
    ]),
  );
}

function usageOf(name: string, alt: string, rendered: readonly (PageHtml & { title: string })[]) {
  const file = pictureFile(name);
  const showing = rendered.filter(({ html }) => html.includes(`"${imageAddress(file)}?`));
  // The page for a rejected enquiry counts as the contact page.
  const titles = new Map(showing.toReversed().map(({ path, title }) => [title, path]));
  const isAltShown = showing.some(({ html }) => html.includes(`alt="${altPlaceholder(file)}"`));
  return {
    pages: showing
      .filter(({ path, title }) => titles.get(title) === path)
      .map(({ path, title }) => ({ path, title })),
    alt: isAltShown ? alt : '',
    ...(name === PLACEHOLDER_IMAGE && { note: EVERYWHERE_NOTE }),
  };
}
