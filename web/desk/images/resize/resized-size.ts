import { IMAGE_WIDTHS } from '#domain/images/images.ts';
import { MAX_PIXELS, MAX_SIDE, MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Twice the widest picture that a page shows: enough for crops, and a third of the bytes of a phone's photo. */
const RESIZED_SIDE = 2 * Math.max(...IMAGE_WIDTHS);

interface Attempt {
  /** The longer side at most, in pixels. */
  side: number;
  quality: number;
}

/**
 * The first serves for photos; the next are for noise, and for browsers that write transparent pictures as PNG
 * only.
 */
export const ATTEMPTS: readonly Attempt[] = [
  { side: RESIZED_SIDE, quality: 0.9 },
  { side: RESIZED_SIDE, quality: 0.75 },
  { side: RESIZED_SIDE / 2, quality: 0.75 },
];

export function isWithinLimits(bytes: number, { width, height }: PixelSize): boolean {
  return (
    bytes <= MAX_UPLOAD_BYTES && width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE
  );
}

/** Keeps the proportions, and enlarges nothing. */
export function fitInside({ width, height }: PixelSize, side: number): PixelSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
