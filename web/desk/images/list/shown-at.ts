import type { Image } from '#domain/images/image-schema.ts';
import { type ImageWidth, imageAddress } from '#domain/images/images.ts';

/** Where it is seen in that width. The mark makes another address of another picture of the name. */
export function imageUrl({ name, mark }: Image, width: ImageWidth): string {
  return `${imageAddress(name, width, 'webp')}&v=${mark}`;
}
