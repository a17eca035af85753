// PDFs of the website: accounts, reports, certificates.

export const FILE_ROOT = '/files';
/** Bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Characters of the name under which a file is downloaded. */
export const MAX_FILE_NAME_LENGTH = 100;

const NAME = /^[0-9a-f]{64}\.pdf$/;
const PDF_START = '%PDF-';
const FALLBACK_NAME = 'document.pdf';

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
  const stem = uploadedName
    .slice(Math.max(uploadedName.lastIndexOf('/'), uploadedName.lastIndexOf('\\')) + 1)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}._-]+/gu, '-')
    .replace(/^[\p{M}\p{Join_Control}._-]+|[\p{Join_Control}._-]+$/gu, '');
  const short = [...stem].slice(0, MAX_FILE_NAME_LENGTH - '.pdf'.length).join('');
  return short === '' ? FALLBACK_NAME : `${short}.pdf`;
}
