// Inserts marks into a text (domain/website/text/marked-text.ts) by buttons.

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

export function linkTo(words: string, address: string, { start, end }: Selection): Replacement {
  const link = `[${words}](${address})`;
  const after = start + link.length;
  return { text: link, start, end, selected: { start: after, end: after } };
}

/** Without surrounding spaces, which a double tap also selects. */
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
  // Unbalanced parentheses would end the link early.
  return linksIn(`[words](${address})`)[0] === address && isAllowedAddress(address)
    ? address
    : undefined;
}
