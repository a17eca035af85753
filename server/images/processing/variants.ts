// A small original is served until its variant is made; of a large one the first visitor waits for the variant.
import pLimit from 'p-limit';
import { HOUR_MS } from '#domain/durations.ts';
import {
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
  SMALL_FORMATS,
} from '#domain/images/images.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import type { AppContext } from '../../context.ts';
import type { ImageRow } from '../../db/tables/images.ts';
import type { Log } from '../../log.ts';
import { listImages, markVariants } from '../store.ts';
import { ENCODER_SETTINGS_HASH, type encode } from './encode.ts';

export interface Variant {
  width: ImageWidth;
  format: ImageFormat;
}

/** Every visitor of a page would start an encoding that fails. */
const FAILED_MS = HOUR_MS;

type Encode = typeof encode;
type VariantSource = Pick<ImageRow, 'hash' | 'format' | 'original'>;

export const variantKey = (
  { hash }: Pick<VariantSource, 'hash'>,
  { width, format }: Variant,
): string => `variants/${hash}/${ENCODER_SETTINGS_HASH}-${width}.${format}`;

export const variantHash = (key: string): string | undefined =>
  /^variants\/([^/]+)\//.exec(key)?.[1];

export const variantsOf = ({ format: own }: Pick<VariantSource, 'format'>): Variant[] =>
  IMAGE_WIDTHS.flatMap((width) =>
    [...new Set<ImageFormat>([...SMALL_FORMATS, own])].map((format) => ({ width, format })),
  );

export interface VariantMaker {
  /** @returns whether it exists now; concurrent calls share one promise */
  make: (image: VariantSource, variant: Variant) => Promise<boolean>;
  /** make() waits for one variant at most, as these follow one after the other. */
  makeAll: (image: VariantSource) => Promise<void>;
  /** @throws the store's error at once, as every other image would fail too */
  makeMissing: () => Promise<void>;
}

export function variantMaker(
  ctx: AppContext,
  encode: Encode,
  log: Pick<Log, 'warn'>,
  stopping: AbortSignal,
): VariantMaker {
  const oneAtATime = pLimit(1);
  const onePictureAtATime = pLimit(1);
  const making = new Map<string, Promise<boolean>>();
  /** Times until which a variant is not tried again, by its key. */
  const failed = new Map<string, number>();

  function make(image: VariantSource, variant: Variant): Promise<boolean> {
    const key = variantKey(image, variant);
    const inProgress = making.get(key);
    if (inProgress) return inProgress;
    if (ctx.now().getTime() < (failed.get(key) ?? 0)) return Promise.resolve(false);
    const made = oneAtATime(() => !stopping.aborted && makeVariant(ctx, encode, image, variant))
      .catch((error) => {
        if (stopping.aborted) return false;
        if (isProblem(error, 'storeUnavailable')) throw error;
        log.warn({ err: error, hash: image.hash, ...variant }, 'a picture could not be encoded');
        failed.set(key, ctx.now().getTime() + FAILED_MS);
        return false;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    make: (image, variant) => make(image, variant).catch(logFailure),
    makeAll: async (image) => {
      await onePictureAtATime(() => makeAll(image)).catch(logFailure);
    },
    makeMissing,
  };

  /** Failures may be temporary, such as a lack of memory; visitors and the next start try again. */
  async function makeMissing(): Promise<void> {
    const incomplete = (await listImages(ctx)).filter(
      (image) => image.variants_mark !== ENCODER_SETTINGS_HASH,
    );
    for (const image of incomplete) await onePictureAtATime(() => makeAll(image));
  }

  async function makeAll(image: VariantSource): Promise<void> {
    let all = true;
    for (const variant of variantsOf(image)) {
      if (stopping.aborted) return;
      if (!(await make(image, variant))) all = false;
    }
    if (all) await markVariants(ctx, image.hash, ENCODER_SETTINGS_HASH);
  }

  function logFailure(error: unknown): false {
    log.warn({ err: causeOf(error) }, 'the variants of a picture could not be made');
    return false;
  }
}

/** The disk's or the bucket's own words are for the log. */
export function causeOf(error: unknown): unknown {
  return error instanceof Problem ? error.cause : error;
}

async function makeVariant(
  { blobs }: AppContext,
  encode: Encode,
  image: VariantSource,
  variant: Variant,
): Promise<boolean> {
  const key = variantKey(image, variant);
  if (await blobs.has(key)) return true;
  const original = await blobs.read(image.original);
  if (!original) return false;
  await blobs.write(key, await encode(original, variant.width, variant.format));
  // The image may have been erased meanwhile; erasing removes the original first.
  if (await blobs.has(image.original)) return true;
  await blobs.remove(key);
  return false;
}
