import { fileStem, withoutFolder } from '../text/file-stem.ts';

export const FILE_ROOT = '/files';
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_FILE_NAME_LENGTH = 100;

const NAME = /^[0-9a-f]{64}\.pdf$/;
const PDF_START = '%PDF-';
const FALLBACK_STEM = 'document';

export const fileAddress = (name: string): string => `${FILE_ROOT}/${name}`;

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** The name and the type that a browser sends prove nothing. */
export function isPdf(firstBytes: Uint8Array): boolean {
  return String.fromCharCode(...firstBytes.subarray(0, PDF_START.length)) === PDF_START;
}

/** @returns letters and digits of every script, without a path, ending in `.pdf` */
export function downloadName(uploadedName: string): string {
  const stem = withoutFolder(uploadedName).replace(/\.pdf$/i, '');
  return `${fileStem(stem, MAX_FILE_NAME_LENGTH - '.pdf'.length) || FALLBACK_STEM}.pdf`;
}
