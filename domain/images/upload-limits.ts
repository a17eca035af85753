// A file of its own, because public pages load images.ts.
import { IMAGE_FORMATS } from './images.ts';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_ORIGINAL_BYTES = 2 * MAX_UPLOAD_BYTES;
export const MAX_PIXELS = 40_000_000;
/** WebP's own limit is 16,383 pixels. */
export const MAX_SIDE = 12_000;
export const MAX_FRAMES = 100;
export const UPLOAD_TYPES = IMAGE_FORMATS.map((format) => `image/${format}` as const);
