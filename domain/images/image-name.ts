// The name of a picture: what the file was called, without what no address, folder or screen can bear.
import type { ImageFormat } from './images.ts';

/** In whole characters, with the ending. */
export const MAX_NAME_LENGTH = 100;

const EXTENSIONS: Record<ImageFormat, readonly [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
};
const FALLBACK_STEM = 'picture';
/** Of what a file is called, more would not fit into a name, whatever is left out of it. */
const MAX_STEM_LENGTH = 1000;

/**
 * Letters, marks and digits of every script stay, and the case that was typed. A path before the name
 * goes, what is left over becomes a hyphen, and the ending says what the picture is.
 */
export function imageName(fileName: string, format: ImageFormat): string {
  const folder = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\'));
  const { stem, ending } = parts(fileName.slice(folder + 1));
  const [usual] = EXTENSIONS[format];
  const extension = EXTENSIONS[format].find((one) => one === ending) ?? usual;
  return `${shortened(sanitised(stem.slice(0, MAX_STEM_LENGTH)), MAX_NAME_LENGTH - extension.length - 1) || FALLBACK_STEM}.${extension}`;
}

/** The same name a second time: `well-2.jpg`. */
export function numberedName(name: string, number: number): string {
  const { stem, ending } = parts(name);
  const end = `-${number}.${ending}`;
  return shortened(stem, MAX_NAME_LENGTH - end.length) + end;
}

/** Two names that differ in case only are one picture on many people's machines. */
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
      // The two joiners of U+200C and U+200D belong to the spelling of many Indian words.
      .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}._-]+/gu, '-')
      .replace(/-{2,}/g, '-')
      .replace(/\.{2,}/g, '.')
      // Hidden files, marks that hang on no letter.
      .replace(/^[\p{M}\p{Join_Control}._-]+|[\p{Join_Control}._-]+$/gu, '')
  );
}

/** Never in the middle of a letter and its marks. */
function shortened(text: string, maxLength: number): string {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  let short = '';
  for (const { segment } of letters) {
    if ([...short, ...segment].length > maxLength) break;
    short += segment;
  }
  return short;
}
