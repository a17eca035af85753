// What the screen says about a picture.
import type { Image } from '#domain/image-schema.ts';

const KB = 1024;
const MB = 1024 * 1024;
const FOR_WHOM = 'What it shows, for people who cannot see it.';

export function saySize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

export function sayPixels({ width, height }: Pick<Image, 'width' | 'height'>): string {
  return `${width} x ${height} px`;
}

/** `Used on WASH, Home`, and where else it is seen. */
export function sayUse({ used_on, note }: Pick<Image, 'used_on' | 'note'>): string {
  const pages = used_on.map(({ title }) => title).join(', ');
  if (pages === '') return note || 'Not used on a page';
  return `Used on ${pages}${note ? `. ${note}` : ''}`;
}

export function isUsed({ used_on, note }: Pick<Image, 'used_on' | 'note'>): boolean {
  return used_on.length > 0 || note !== '';
}

/** What becomes of its alternative text. */
export function sayAltUse(image: Pick<Image, 'alt_used' | 'used_on' | 'note'>): string {
  if (image.alt_used) return `${FOR_WHOM} Left empty, the page’s own words stand.`;
  if (isUsed(image)) return 'Not read out: where it hangs, the words beside it say the same.';
  return `${FOR_WHOM} It hangs on no page, so nobody hears it yet.`;
}
