// Not in images.ts, because public pages load that.
import { IMAGE_FORMATS } from './images.ts';

/** Bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** The normalised original may be larger than the upload. */
export const MAX_ORIGINAL_BYTES = 2 * MAX_UPLOAD_BYTES;
export const MAX_PIXELS = 40_000_000;
/** Pixels: WebP's own limit is a little higher. */
export const MAX_SIDE = 12_000;
export const MAX_FRAMES = 100;
export const UPLOAD_TYPES = IMAGE_FORMATS.map((format) => `image/${format}` as const);
