// Links in a marked text (domain/website/text/marked-text.ts), as the dialog changes them.

import { linksIn } from '#domain/website/text/links-in-text.ts';
import { BOLD_OR_LINK, isAllowedAddress } from '#domain/website/text/marked-text.ts';
import { type Replacement, type Selection, trimmed } from './selection.ts';

/** A link of the text, or the words that are to become one: those have no address yet. */
export interface EditedLink extends Selection {
  readonly words: string;
  readonly address: string;
}

/** @returns the link that the selection touches, otherwise the selected words */
export function linkAt(text: string, selection: Selection): EditedLink {
  const link = findLink(text, selection);
  if (link) return link;
  const { start, end } = trimmed(text, selection);
  return { start, end, words: text.slice(start, end), address: '' };
}

function findLink(text: string, { start, end }: Selection): EditedLink | undefined {
  for (const { 0: whole, 1: strong, 2: words = '', 3: address = '', index } of text.matchAll(
    BOLD_OR_LINK,
  )) {
    const after = index + whole.length;
    if (start >= after || end <= index) continue;
    if (strong === undefined) return { start: index, end: after, words, address };
    const inner = index + 2;
    const link = findLink(strong, { start: start - inner, end: end - inner });
    if (link) return { ...link, start: link.start + inner, end: link.end + inner };
  }
}

export function replaceLink(
  { start, end }: Selection,
  words: string,
  address: string,
): Replacement {
  return { text: address === '' ? words : `[${words}](${address})`, start, end };
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
