import type { Image } from '#domain/images/image-schema.ts';
import type { Messages } from '../../messages/messages.ts';

const KB = 1024;
const MB = 1024 * 1024;

export function formatFileSize(t: Messages, bytes: number): string {
  if (bytes < KB) return t.images.bytes(bytes);
  return bytes < MB
    ? t.images.kilobytes((bytes / KB).toFixed(1))
    : t.images.megabytes((bytes / MB).toFixed(1));
}

/** `Used on WASH, Home`, and its note. */
export function formatUsage(t: Messages, image: Pick<Image, 'used_on' | 'note'>): string {
  const pages = image.used_on.map(({ title }) => t.website.label(title)).join(', ');
  const note = t.images.notes[image.note] ?? image.note;
  if (pages === '') return note || t.images.notUsed;
  return note ? t.images.usedOnAndNote(pages, note) : t.images.usedOn(pages);
}

export function isUsed({ used_on, note }: Pick<Image, 'used_on' | 'note'>): boolean {
  return used_on.length > 0 || note !== '';
}

export function altTextHint(
  t: Messages,
  image: Pick<Image, 'alt_used' | 'used_on' | 'note'>,
): string {
  if (!isUsed(image)) return t.altText.hintUnused;
  return image.alt_used ? t.altText.hintReadOut : t.altText.hintNotReadOut;
}
