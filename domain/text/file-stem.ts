const MAX_INPUT = 1000;
/** Dots at the start hide a file; no mark stands without a letter. */
const START = /^[\p{M}\p{Join_Control}._-]+/u;
const END = /[\p{Join_Control}._-]+$/u;

/** @returns letters, marks and digits of every script, without path and ending @param maxLength code points */
export function fileStem(text: string, maxLength: number): string {
  const stem = text
    .slice(0, MAX_INPUT)
    .toWellFormed()
    .normalize('NFC')
    // Many Indian words are spelt with the joiners U+200C and U+200D.
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}._-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(START, '');
  return shortened(stem, maxLength).replace(END, '');
}

/** Cuts between graphemes, never between a letter and its marks. */
export function shortened(text: string, maxLength: number): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  let short = '';
  let length = 0;
  for (const { segment } of graphemes) {
    length += [...segment].length;
    if (length > maxLength) break;
    short += segment;
  }
  return short;
}

export function withoutFolder(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
