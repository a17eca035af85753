import type { ImageFormat } from './images.ts';

/** Characters (code points), with the ending. */
export const MAX_NAME_LENGTH = 100;

const EXTENSIONS: Record<ImageFormat, readonly [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
};
const FALLBACK_STEM = 'picture';
const MAX_STEM_LENGTH = 1000;

/** Keeps letters, marks and digits of every script, drops the path and puts hyphens for everything else. */
export function imageName(fileName: string, format: ImageFormat): string {
  const folder = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\'));
  const { stem, ending } = parts(fileName.slice(folder + 1));
  const [usual] = EXTENSIONS[format];
  const extension = EXTENSIONS[format].find((one) => one === ending) ?? usual;
  return `${shortened(sanitised(stem.slice(0, MAX_STEM_LENGTH)), MAX_NAME_LENGTH - extension.length - 1) || FALLBACK_STEM}.${extension}`;
}

/** `well.jpg` as `well-2.jpg`. */
export function numberedName(name: string, number: number): string {
  const { stem, ending } = parts(name);
  const end = `-${number}.${ending}`;
  return shortened(stem, MAX_NAME_LENGTH - end.length) + end;
}

/** Equal for names that differ in case only: many file systems treat them as one file. */
export function imageNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function parts(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { stem: name, ending: '' };
  return { stem: name.slice(0, dot), ending: name.slice(dot + 1).toLowerCase() };
}

function sanitised(stem: string): string {
  return (
    stem
      .toWellFormed()
      .normalize('NFC')
      // Many Indian words are spelt with the joiners U+200C and U+200D.
      .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}._-]+/gu, '-')
      .replace(/-{2,}/g, '-')
      .replace(/\.{2,}/g, '.')
      // No leading dots (hidden files), and no marks without a letter.
      .replace(/^[\p{M}\p{Join_Control}._-]+|[\p{Join_Control}._-]+$/gu, '')
  );
}

// Cuts between graphemes, never between a letter and its marks.
function shortened(text: string, maxLength: number): string {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  let short = '';
  for (const { segment } of letters) {
    if ([...short, ...segment].length > maxLength) break;
    short += segment;
  }
  return short;
}
