// Marks in a text (domain/website/marked-text.ts), put in by buttons.

import { isAllowedAddress } from '#domain/website/marked-text.ts';

export interface Selection {
  start: number;
  end: number;
}

/** What replaces a part of the text, and what is selected then. */
export interface Replacement extends Selection {
  text: string;
  selected: Selection;
}

const STRONG = '**';

/** Words that are strong already become plain. @param sample stands where nothing is selected */
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
  // A mark does not reach over the end of a paragraph.
  const words = text.slice(start, end).split('\n')[0]?.trimEnd() || sample;
  const upTo = start === end ? end : start + words.length;
  return {
    text: `${STRONG}${words}${STRONG}`,
    start,
    end: upTo,
    selected: { start: start + 2, end: start + 2 + words.length },
  };
}

export function linkTo(words: string, address: string, { start, end }: Selection): Replacement {
  const link = `[${words}](${address})`;
  const after = start + link.length;
  return { text: link, start, end, selected: { start: after, end: after } };
}

/** Without the spaces around, which a double tap selects too. */
export function trimmed(text: string, { start, end }: Selection): Selection {
  const words = text.slice(start, end);
  if (words.trim() === '') return { start, end: start };
  const before = words.length - words.trimStart().length;
  return { start: start + before, end: end - (words.length - words.trimEnd().length) };
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
  return isAllowedAddress(address) && !/[()]/.test(address) ? address : undefined;
}
