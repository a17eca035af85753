/** Pixels: half and full width of a phone, a tablet, a desktop. */
export const IMAGE_WIDTHS = [480, 768, 1200, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const SMALL_FORMATS = ['avif', 'webp'] as const;
export type SmallFormat = (typeof SMALL_FORMATS)[number];

export const IMAGE_ROOT = '/images';
export const REMOVED_ROOT = '/images/removed';

export const MAX_ALT_LENGTH = 300;

export const REMOVALS = ['deleted', 'replaced'] as const;
export type Removal = (typeof REMOVALS)[number];

export function imageAddress(name: string, width?: ImageWidth, format?: SmallFormat): string {
  const address = `${IMAGE_ROOT}/${encodeURIComponent(name)}`;
  if (!width) return address;
  return `${address}?w=${width}${format ? `&format=${format}` : ''}`;
}

export const pictureFile = (name: string): string => `${name}.webp`;

/** A drawn scene is named without its extension. */
export const storedImageName = (name: string): string =>
  name.includes('.') ? name : pictureFile(name);

/** Headers show the logo 132 pixels wide at most, on screens of three times as many. */
export const logoAddress = (file: string): string => imageAddress(file, 480, 'webp');

export const drawingAddress = (file: string): string =>
  `/drawings/${file.replace(/\.webp$/, '.svg')}`;

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export interface ShareImage {
  address: string;
  width: number;
  height: number;
}

export const drawnShareImage = (file: string): ShareImage => ({
  address: `/shared/${file.replace(/\.webp$/, '.jpg')}`,
  ...SHARE_SIZE,
});

export const SITE_ICON: ShareImage = { address: '/icons/icon-512.png', width: 512, height: 512 };

export function storedShareImage(
  file: string,
  { width, height }: { width: number; height: number },
): ShareImage {
  const shown = Math.min(SHARE_SIZE.width, width);
  return {
    address: imageAddress(file, SHARE_SIZE.width),
    width: shown,
    height: Math.round((height * shown) / width),
  };
}

export const isWide = (composedWidth: number): boolean => composedWidth > 1000;

/** @param composedWidth the width in pixels that the picture was drawn for */
export function shownWidths(composedWidth: number): readonly ImageWidth[] {
  return isWide(composedWidth) ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, 3);
}
