import type { Image } from '#domain/images/image-schema.ts';

const KB = 1024;
const MB = 1024 * 1024;
const ALT_TEXT_PURPOSE = 'What it shows, for people who cannot see it.';

export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

export function formatDimensions({ width, height }: Pick<Image, 'width' | 'height'>): string {
  return `${width} x ${height} px`;
}

/** `Used on WASH, Home`, and its note. */
export function formatUsage({ used_on, note }: Pick<Image, 'used_on' | 'note'>): string {
  const pages = used_on.map(({ title }) => title).join(', ');
  if (pages === '') return note || 'Not used on a page';
  return `Used on ${pages}${note ? `. ${note}` : ''}`;
}

export function isUsed({ used_on, note }: Pick<Image, 'used_on' | 'note'>): boolean {
  return used_on.length > 0 || note !== '';
}

export function altTextHint(image: Pick<Image, 'alt_used' | 'used_on' | 'note'>): string {
  if (image.alt_used) return `${ALT_TEXT_PURPOSE} Left empty, the page’s own words stand.`;
  if (isUsed(image)) return 'Not read out: where it hangs, the words beside it say the same.';
  return `${ALT_TEXT_PURPOSE} It hangs on no page, so nobody hears it yet.`;
}
