// Inserts markup into a text (domain/website/text/marked-text.ts and blocks.ts) by buttons.

import { markOf } from '#domain/website/text/blocks.ts';
import { linksIn } from '#domain/website/text/links-in-text.ts';
import { isAllowedAddress } from '#domain/website/text/marked-text.ts';

export interface Selection {
  start: number;
  end: number;
}

/** The replacement for a part of the text, and the selection after it. */
export interface Replacement extends Selection {
  text: string;
  selected: Selection;
}

const STRONG = '**';

/** Toggles strong. @param sample inserted where nothing is selected */
export function toggleStrong(text: string, selection: Selection, sample: string): Replacement {
  const { start, end } = trimmed(text, selection);
  const isStrong = text.slice(start - 2, start) === STRONG && text.slice(end, end + 2) === STRONG;
  if (isStrong) {
    const words = text.slice(start, end);
    return {
      text: words,
      start: start - 2,
      end: end + 2,
      selected: { start: start - 2, end: end - 2 },
    };
  }
  // A mark does not extend beyond a paragraph.
  const words = text.slice(start, end).split('\n')[0]?.trimEnd() || sample;
  const upTo = start === end ? end : start + words.length;
  return {
    text: `${STRONG}${words}${STRONG}`,
    start,
    end: upTo,
    selected: { start: start + 2, end: start + 2 + words.length },
  };
}

/** Marks of blocks. */
export const HEADING = '## ';
export const BULLET = '- ';

/** Begins every selected line with the mark, or takes it away where all of them have it. */
export function toggleBlock(text: string, selection: Selection, mark: string): Replacement {
  const start = lineStart(text, selection.start);
  const breakAfter = text.indexOf('\n', Math.max(selection.end - 1, start));
  const end = breakAfter === -1 ? text.length : breakAfter;
  const lines = text.slice(start, end).split('\n');
  const withWords = lines.filter((line) => line.trim() !== '');
  const isMarked = withWords.length > 0 && withWords.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    return (isMarked ? '' : mark) + line.slice(markOf(line).length);
  });
  const replaced = marked.join('\n');
  const after = start + replaced.length;
  const caret = Math.max(start, selection.start + after - end);
  const isCaret = selection.start === selection.end;
  const selected = isCaret ? { start: caret, end: caret } : { start, end: after };
  return { text: replaced, start, end, selected };
}

const lineStart = (text: string, at: number): number =>
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;

export function linkTo(words: string, address: string, { start, end }: Selection): Replacement {
  const link = `[${words}](${address})`;
  const after = start + link.length;
  return { text: link, start, end, selected: { start: after, end: after } };
}

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

/** `meera@adhyay.example` and `+91 98765 43210` become addresses. @returns undefined for none */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[^\s@:/]+@[^\s@]+$/.test(text)
    ? `mailto:${text}`
    : /^\+?[\d\s-]{5,}$/.test(text)
      ? `tel:${text.replace(/\s/g, '')}`
      : /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text)
        ? `https://${text}`
        : text;
  // Unbalanced parentheses would end the link early.
  return linksIn(`[words](${address})`)[0] === address && isAllowedAddress(address)
    ? address
    : undefined;
}
