// The browser refuses the same files as the server, before the upload.

import { type Problem, problem } from '../problems.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from './upload-limits.ts';

export const SVG_REFUSED =
  'SVG drawings are refused, because a program can hide in them. Save it as PNG.';
export const HEIC_REFUSED =
  'HEIC photos cannot be shown by most browsers. Save it as JPG and upload that.';
export const EMPTY_FILE = 'This file is empty';

/** Devices that do not know HEIC send no media type: the name decides. */
const HEIC_NAME = /\.hei[cf]$/i;

export interface SelectedFile {
  name: string;
  size: number;
  type: string;
}

export function isHeic({ name, type }: Pick<SelectedFile, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && HEIC_NAME.test(name));
}

export function uploadProblem({ name, size, type }: SelectedFile): Problem | null {
  if (size > MAX_UPLOAD_BYTES) return problem('imageTooLarge');
  if (size === 0) return problem('imageDamaged', { message: EMPTY_FILE });
  if (isHeic({ name, type })) return problem('imageTypeRefused', { message: HEIC_REFUSED });
  if (type === '' || UPLOAD_TYPES.some((accepted) => accepted === type)) return null;
  if (type === 'image/svg+xml') return problem('imageTypeRefused', { message: SVG_REFUSED });
  return problem('imageTypeRefused');
}
