// Every width and format of a picture, each made once. Nobody waits for it: until a variant is there,
// the original stands in.
import pLimit from 'p-limit';
import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth, SMALL_FORMATS } from '#domain/images.ts';
import type { ImageRow } from '../db/tables.ts';
import type { House } from '../house.ts';
import { encode, SETTINGS_MARK } from './encode.ts';
import { allImages, markVariants } from './store.ts';

export interface Variant {
  width: ImageWidth;
  format: ImageFormat;
}

type Content = Pick<ImageRow, 'hash' | 'format'>;

export const originalKey = ({ hash, format }: Content): string => `originals/${hash}.${format}`;

export const variantKey = ({ hash }: Content, { width, format }: Variant): string =>
  `variants/${hash}/${SETTINGS_MARK}-${width}.${format}`;

export const variantsOf = ({ format: own }: Content): Variant[] =>
  IMAGE_WIDTHS.flatMap((width) =>
    [...new Set<ImageFormat>([...SMALL_FORMATS, own])].map((format) => ({ width, format })),
  );

export interface VariantMaker {
  /** Makes it unless it is there; who asks for one that is being made waits for the same. */
  make: (image: Content, variant: Variant) => Promise<void>;
  /** Every variant of every picture that has not all of them yet, one after the other. */
  makeMissing: (stop: AbortSignal) => Promise<void>;
}

export function variantMaker(house: House): VariantMaker {
  const oneAtATime = pLimit(1);
  const making = new Map<string, Promise<void>>();

  function make(image: Content, variant: Variant): Promise<void> {
    const key = variantKey(image, variant);
    const begun = making.get(key);
    if (begun) return begun;
    const made = oneAtATime(() => makeVariant(house, image, variant)).finally(() =>
      making.delete(key),
    );
    making.set(key, made);
    return made;
  }

  return {
    make,
    makeMissing: async (stop) => {
      const incomplete = (await allImages(house)).filter(
        (image) => image.variants_mark !== SETTINGS_MARK,
      );
      for (const image of incomplete) {
        for (const variant of variantsOf(image)) {
          if (stop.aborted) return;
          await make(image, variant);
        }
        await markVariants(house, image.hash, SETTINGS_MARK);
      }
    },
  };
}

async function makeVariant({ blobs }: House, image: Content, variant: Variant): Promise<void> {
  const key = variantKey(image, variant);
  if (await blobs.has(key)) return;
  const original = await blobs.read(originalKey(image));
  if (!original) return;
  await blobs.write(key, await encode(original, variant.width, variant.format));
}
