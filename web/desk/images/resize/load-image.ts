import { MAX_PIXELS } from '#domain/images/upload-limits.ts';

/**
 * Reads the size only. Drawn from such an element, a photo is decoded at a fraction of its size where the browser can:
 * 200 megapixels took Chromium 100 MB, and 1 GB by createImageBitmap, whatever size was asked for.
 */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = () => reject(new Error('the browser cannot decode this'));
  image.src = url;
  return promise;
}

/**
 * An element shows a photo that was cut off with a grey rest.
 * @throws for a damaged file, unless it is too large to check
 */
export async function checkNotTruncated(
  file: File,
  { naturalWidth, naturalHeight }: HTMLImageElement,
) {
  if (naturalWidth * naturalHeight > MAX_PIXELS) return;
  const bitmap = await createImageBitmap(file);
  bitmap.close();
}
