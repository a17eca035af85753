// The pictures of the site: at which address, width and format each can be had.

/** Pixels. A picture is never enlarged: what is narrower comes as wide as it is. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What an original may be kept as. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** What every picture is offered in, beside its own format. */
export const SMALL_FORMATS = ['avif', 'webp'] as const;
export type SmallFormat = (typeof SMALL_FORMATS)[number];

export const IMAGE_ROOT = '/images';

/** @param width without it: the original */
export function imageAddress(name: string, width?: ImageWidth, format?: SmallFormat): string {
  const address = `${IMAGE_ROOT}/${encodeURIComponent(name)}`;
  if (!width) return address;
  return `${address}?w=${width}${format ? `&format=${format}` : ''}`;
}

/** The name in the store of a picture that the program has drawn. */
export const pictureFile = (name: string): string => `${name}.webp`;

/** In which widths the pages show a drawn picture, by the width that it was composed for. */
export function shownWidths(composedWidth: number): readonly ImageWidth[] {
  return composedWidth > 1000 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, 2);
}
