// Draws a picture on a canvas and encodes it: as JPEG, or as WebP if it is transparent.
import type { PixelSize } from './resized-size.ts';

/** Scaling leaves opaque pixels a little below 255. */
const OPAQUE = 250;
const STRIP_ROWS = 256;
const PAPER = '#ffffff';

/** Browsers that cannot write WebP return PNG. */
export async function drawImage(
  image: HTMLImageElement,
  { width, height }: PixelSize,
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  try {
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    if (isTransparent(context, canvas)) return await encode(canvas, 'image/webp', quality);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = PAPER;
    context.fillRect(0, 0, width, height);
    return await encode(canvas, 'image/jpeg', quality);
  } finally {
    // Safari keeps the memory of a canvas until the next garbage collection.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** In strips, as all pixels at once take as much memory again as the canvas. */
function isTransparent(context: CanvasRenderingContext2D, { width, height }: PixelSize): boolean {
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - top);
    const { data } = context.getImageData(0, top, width, rows);
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? OPAQUE) < OPAQUE) return true;
  }
  return false;
}

async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('the canvas is not encoded'))),
    type,
    quality,
  );
  return promise;
}
