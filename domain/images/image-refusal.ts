// What the browser need not send, because the server would refuse it; with the server's own sentences.

import { type Problem, problem } from '../problems.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from './images.ts';

/** People who drew or photographed something deserve to know why it is refused, and what to do. */
export const SVG_REFUSED =
  'SVG drawings are refused, because a program can hide in them. Save it as PNG.';
export const HEIC_REFUSED =
  'HEIC photos cannot be shown by most browsers. Save it as JPG and upload that.';
export const EMPTY_FILE = 'This file is empty';

/** What the phone calls them, where the device does not know what they are. */
const HEIC_NAME = /\.hei[cf]$/i;

interface SelectedFile {
  name: string;
  size: number;
  type: string;
}

/**
 * @param file its name, its size in bytes, and what the device takes it for; empty: it does not know
 * @returns null where only the server can tell
 */
export function uploadProblem({ name, size, type }: SelectedFile): Problem | null {
  if (size > MAX_UPLOAD_BYTES) return problem('imageTooLarge');
  if (size === 0) return problem('imageDamaged', { message: EMPTY_FILE });
  if (/^image\/hei[cf]/.test(type) || (type === '' && HEIC_NAME.test(name))) {
    return problem('imageTypeRefused', { message: HEIC_REFUSED });
  }
  if (type === '' || UPLOAD_TYPES.some((accepted) => accepted === type)) return null;
  if (type === 'image/svg+xml') return problem('imageTypeRefused', { message: SVG_REFUSED });
  return problem('imageTypeRefused');
}
