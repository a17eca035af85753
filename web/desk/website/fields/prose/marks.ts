// Marks of a text (domain/website/text/marked-text.ts and blocks.ts) that buttons insert and remove.

import { markOf } from '#domain/website/text/blocks.ts';
import { lineStart, type Replacement, type Selection, trimmed } from './selection.ts';

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

export const toggleHeading = (text: string, selection: Selection): Replacement =>
  toggleBlock(text, selection, '## ');

export const toggleBullets = (text: string, selection: Selection): Replacement =>
  toggleBlock(text, selection, '- ');

/** Begins every selected line with the mark, or takes it away where all of them have it. */
function toggleBlock(text: string, selection: Selection, mark: string): Replacement {
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
