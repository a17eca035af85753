import { imageName } from '#domain/images/image-name.ts';
import { isHeic } from '#domain/images/image-refusal.ts';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';
import { drawImage } from './draw-image.ts';
import { hasHeicContent } from './heic-content.ts';
import { checkNotTruncated, loadImage } from './load-image.ts';
import type { PictureNote } from './picture-note.ts';
import { ATTEMPTS, fitInside, isWithinLimits } from './resized-size.ts';

export interface PreparedPicture {
  file: File;
  note?: PictureNote | undefined;
}

export interface ResizeOptions {
  signal: AbortSignal;
  /** Before the first drawing, which can take seconds. */
  onResize: () => void;
}

/**
 * @returns null for a file that is to be sent, or refused, as it is
 * @throws if the browser cannot decode it; the signal's reason if aborted
 */
export async function resizePicture(
  file: File,
  { signal, onResize }: ResizeOptions,
): Promise<PreparedPicture | null> {
  const isFromHeic = isHeic(file) || (await hasHeicContent(file));
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const original = { width: image.naturalWidth, height: image.naturalHeight };
    if (!isFromHeic && isWithinLimits(file.size, original)) return null;
    onResize();
    // Drawing blocks the page, which shows first what is going on.
    await new Promise((resolve) => setTimeout(resolve));
    await checkNotTruncated(file, image);
    for (const { side, quality } of ATTEMPTS) {
      signal.throwIfAborted();
      const size = fitInside(original, side);
      const blob = await drawImage(image, size, quality);
      if (blob.size > MAX_UPLOAD_BYTES) continue;
      const change = isFromHeic ? 'convertedFromHeic' : 'madeSmaller';
      return { file: renamed(file, blob), note: { change, size, bytes: blob.size } };
    }
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function renamed({ name, lastModified }: File, blob: Blob): File {
  const format = IMAGE_FORMATS.find((one) => blob.type === `image/${one}`) ?? 'jpeg';
  return new File([blob], imageName(name, format), { type: blob.type, lastModified });
}
