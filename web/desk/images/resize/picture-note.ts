import type { Messages } from '../../../messages/messages.ts';
import { formatFileSize } from '../image-facts.ts';
import type { PixelSize } from './resized-size.ts';

/** How a picture differs from the file that was chosen. */
export interface PictureNote {
  change: 'madeSmaller' | 'convertedFromHeic';
  size: PixelSize;
  bytes: number;
}

export function formatNote(t: Messages, { change, size, bytes }: PictureNote): string {
  return t.imageUpload[change].one(t.images.dimensions(size), formatFileSize(t, bytes));
}
