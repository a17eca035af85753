import { events } from '#content/documents/events.ts';
import { pageHead } from '#content/documents/pages/page-documents.ts';
import { isPrerendered } from '#content/pictures/alt-text.ts';
import type { Picture } from '#content/pictures/picture-facts.ts';
import { pages } from '#content/site-map.ts';
import { openWebsite } from '#content/website/website.ts';
import {
  drawnShareImage,
  pictureFile,
  storedImageName,
  storedShareImage,
} from '#domain/images/images.ts';
import {
  ORIGIN_PLACEHOLDER as origin,
  type ShareImagePart,
  shareImagePlaceholder,
} from '#domain/text/placeholders.ts';

type ShareImage = Record<ShareImagePart, string>;

const delivered = openWebsite({ locale: 'en' });

/** The pictures that the build has drawn for other sites to show, by their name. */
export const SHARED_PICTURES: ReadonlySet<string> = new Set([
  ...pages.map(({ path }) => pageHead(delivered, path).picture.name),
  ...delivered.words(events).items.map(({ picture }) => picture.name),
]);

/** The server knows whether an admin has replaced a scene. */
export function shareImage({ name, kind, width, height }: Picture): ShareImage {
  if (!SHARED_PICTURES.has(name)) {
    return texts(storedShareImage(storedImageName(name), { width, height }));
  }
  const file = pictureFile(name);
  if (kind !== 'scene' || !isPrerendered()) return texts(drawnShareImage(file));
  const part = (which: ShareImagePart) => shareImagePlaceholder(which, file);
  return { address: origin + part('address'), width: part('width'), height: part('height') };
}

const texts = ({ address, width, height }: ReturnType<typeof drawnShareImage>): ShareImage => ({
  address: origin + address,
  width: String(width),
  height: String(height),
});
