// PDFs of the website: accounts, reports, certificates.
import { fileStem, withoutFolder } from '../text/file-stem.ts';

export const FILE_ROOT = '/files';
/** Bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Characters of the name under which a file is downloaded. */
export const MAX_FILE_NAME_LENGTH = 100;

const NAME = /^[0-9a-f]{64}\.pdf$/;
const PDF_START = '%PDF-';
const FALLBACK_STEM = 'document';

export const fileAddress = (name: string): string => `${FILE_ROOT}/${name}`;

/** Named by its content (SHA-256), with `.pdf`. */
export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** By content: the name and type sent by the browser are ignored. */
export function isPdf(firstBytes: Uint8Array): boolean {
  return String.fromCharCode(...firstBytes.subarray(0, PDF_START.length)) === PDF_START;
}

/** Letters and digits of every script, without a path, ending in `.pdf`. */
export function downloadName(uploadedName: string): string {
  const stem = withoutFolder(uploadedName).replace(/\.pdf$/i, '');
  return `${fileStem(stem, MAX_FILE_NAME_LENGTH - '.pdf'.length) || FALLBACK_STEM}.pdf`;
}
