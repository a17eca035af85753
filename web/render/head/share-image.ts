import { events } from '#content/documents/events.ts';
import { pageHead } from '#content/documents/pages/page-documents.ts';
import type { Picture } from '#content/pictures/picture-facts.ts';
import { pages } from '#content/site-map.ts';
import { openWebsite } from '#content/website/website.ts';
import { imageAddress } from '#domain/images/images.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';

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

export function shareImage({ name }: Picture): ShareImage {
  if (!SHARED_PICTURES.has(name)) {
    const file = name.includes('.') ? name : `${name}.webp`;
    return { address: origin + imageAddress(file, 1200), size: {} };
  }
  return {
    address: `${origin}/shared/${name}.jpg`,
    size: { 'og:image:width': '1200', 'og:image:height': '630' },
  };
}
