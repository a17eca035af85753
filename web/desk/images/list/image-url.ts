import type { Image } from '#domain/images/image-schema.ts';
import { type ImageWidth, imageAddress } from '#domain/images/images.ts';

/** The mark changes with the content, so that a replaced picture is not read from the browser's cache. */
export function imageUrl({ name, mark }: Image, width: ImageWidth): string {
  return `${imageAddress(name, width, 'webp')}&v=${mark}`;
}
