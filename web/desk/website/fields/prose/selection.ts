import { markOf } from '#domain/website/text/blocks.ts';

/** Offsets in a text, as a textarea has them. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** The replacement for a part of the text. */
export interface Replacement extends Selection {
  readonly text: string;
  /** The selection after it; otherwise a caret behind the new text. */
  readonly selected?: Selection;
}

export const lineStart = (text: string, at: number): number =>
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;

/** Without surrounding spaces, which a double tap also selects, and without the mark of a block. */
export function trimmed(text: string, { start: first, end: last }: Selection): Selection {
  const words = text.slice(first, last);
  if (words.trim() === '') return { start: first, end: first };
  const start = first + words.length - words.trimStart().length;
  const end = last - (words.length - words.trimEnd().length);
  const line = lineStart(text, start);
  const markEnd = line + markOf(text.slice(line)).length;
  return { start: markEnd < end ? Math.max(start, markEnd) : start, end };
}
