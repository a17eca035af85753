import { hash } from 'node:crypto';
import type { ImageFormat, ImageWidth } from '#domain/images/images.ts';

/** Effort 2 takes a sixth of the time of effort 4 for a few per cent more bytes (measured). */
const SETTINGS = {
  avif: { quality: 38, effort: 2 },
  webp: { quality: 78, effort: 2 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
  gif: { effort: 3 },
} as const satisfies Record<ImageFormat, object>;

export const ENCODER_SETTINGS_HASH = hash('sha256', JSON.stringify(SETTINGS)).slice(0, 8);

/** @returns the image at most `width` pixels wide; narrower ones are not enlarged */
export async function encode(
  source: Buffer | string,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Buffer> {
  // Sharp is large, and not needed where every variant exists.
  const { default: sharp } = await import('sharp');
  // Its cache would never be hit, and the other cores are for requests.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(source)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, SETTINGS[format])
    .toBuffer();
}
