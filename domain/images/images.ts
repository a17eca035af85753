// The pictures of the site: at which address, width and format each can be had.

/**
 * Pixels: a phone's half and whole width at its density, a tablet, a desk. A picture is never enlarged:
 * what is narrower comes as wide as it is.
 */
export const IMAGE_WIDTHS = [480, 768, 1200, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What an original may be kept as. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** What every picture is offered in, beside its own format. */
export const SMALL_FORMATS = ['avif', 'webp'] as const;
export type SmallFormat = (typeof SMALL_FORMATS)[number];

export const IMAGE_ROOT = '/images';
/** Of those in the trash. No picture is called that: names have an ending. */
export const REMOVED_ROOT = '/images/removed';

/** What may be uploaded (design, section 4). Of a phone's camera, all of it. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** What is kept of it, and sent to who asks for the original. */
export const MAX_ORIGINAL_BYTES = 2 * MAX_UPLOAD_BYTES;
export const MAX_PIXELS = 40_000_000;
/** Pixels: WebP ends a little above. */
export const MAX_SIDE = 12_000;
export const MAX_FRAMES = 100;
export const UPLOAD_TYPES = IMAGE_FORMATS.map((format) => `image/${format}` as const);

/** Characters: what a picture shows, read aloud in one breath. */
export const MAX_ALT_LENGTH = 300;

/** Why a picture lies in the trash. */
export const REMOVALS = ['deleted', 'replaced'] as const;
export type Removal = (typeof REMOVALS)[number];
export const TRASH_DAYS = 30;

/** @param width without it: the original */
export function imageAddress(name: string, width?: ImageWidth, format?: SmallFormat): string {
  const address = `${IMAGE_ROOT}/${encodeURIComponent(name)}`;
  if (!width) return address;
  return `${address}?w=${width}${format ? `&format=${format}` : ''}`;
}

/** The name in the store of a picture that the program has drawn. */
export const pictureFile = (name: string): string => `${name}.webp`;

/** Composed for the whole width of a page: an opening, a chapter's scene. */
export const isWide = (composedWidth: number): boolean => composedWidth > 1000;

/** In which widths the pages show a drawn picture, by the width that it was composed for. */
export function shownWidths(composedWidth: number): readonly ImageWidth[] {
  return isWide(composedWidth) ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, 3);
}
