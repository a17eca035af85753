import { events } from '#content/documents/events.ts';
import { pageHead } from '#content/documents/pages/page-documents.ts';
import type { Picture } from '#content/pictures/picture-facts.ts';
import { pages } from '#content/site-map.ts';
import { openWebsite } from '#content/website/website.ts';
import { imageAddress } from '#domain/images/images.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';

const WIDTH = 1200;
const HEIGHT = 630;

interface ShareImage {
  address: string;
  size: Record<string, string>;
}

const delivered = openWebsite({ locale: 'en' });

/** The pictures that the build has drawn for other sites to show, by their name. */
export const SHARED_PICTURES: ReadonlySet<string> = new Set([
  ...pages.map(({ path }) => pageHead(delivered, path).picture.name),
  ...delivered.words(events).items.map(({ picture }) => picture.name),
]);

export function shareImage({ name, width, height }: Picture): ShareImage {
  if (SHARED_PICTURES.has(name)) {
    return { address: `${origin}/shared/${name}.jpg`, size: sizeOf(WIDTH, HEIGHT) };
  }
  const file = name.includes('.') ? name : `${name}.webp`;
  // Pictures are never enlarged.
  const shown = Math.min(WIDTH, width);
  const size = sizeOf(shown, Math.round((height * shown) / width));
  return { address: origin + imageAddress(file, WIDTH), size };
}

const sizeOf = (width: number, height: number) => ({
  'og:image:width': String(width),
  'og:image:height': String(height),
});
