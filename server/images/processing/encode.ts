// The one place where pictures are encoded: the build's starting pictures and every variant.
import { createHash } from 'node:crypto';
import type { ImageFormat, ImageWidth } from '#domain/images/images.ts';

/** Effort 2 is a sixth of the time of effort 4 for a few per cent more bytes (measured). */
const SETTINGS = {
  avif: { quality: 40, effort: 2 },
  webp: { quality: 78, effort: 2 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
  gif: { effort: 3 },
} as const satisfies Record<ImageFormat, object>;

/** Other settings make other variants. */
export const SETTINGS_MARK = createHash('sha256')
  .update(JSON.stringify(SETTINGS))
  .digest('hex')
  .slice(0, 8);

/** @returns the picture at most `width` wide; narrower ones are not enlarged */
export async function encode(
  source: Buffer | string,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Buffer> {
  // Its library is large; a program that has every variant never loads it.
  const { default: sharp } = await import('sharp');
  // One picture is made at a time: its cache is never asked, and visitors keep the other cores.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(source)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, SETTINGS[format])
    .toBuffer();
}
