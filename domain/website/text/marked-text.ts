// A blank line begins a paragraph, `**words**` are strong, `[words](address)` is a link.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: Paragraph }
  | { readonly kind: 'link'; readonly parts: Paragraph; readonly to: string };

export type Paragraph = readonly Inline[];

/** An address may have pairs of parentheses, as on Wikipedia. */
export const BOLD_OR_LINK = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;
const ALLOWED = /^(\/(?![/\\])[\w\-/#]*(\.pdf)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;
/** No page has an address of two letters. */
const FOLLOWS_LANGUAGE = /^\/(?!(files|[a-z]{2})([/#]|$))/;
const BLANK_LINE = /\n\s*\n/;

export function paragraphsOf(text: string): string[] {
  return text
    .split(BLANK_LINE)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

export function parseMarkedText(text: string): Paragraph[] {
  return paragraphsOf(text).map(parseParagraph);
}

/** Unclosed marks and forbidden links stay plain text. Marks are nested once, by the pattern. */
export function parseParagraph(paragraph: string): Paragraph {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(BOLD_OR_LINK)) {
    const [whole, strong = '', words = '', to] = match;
    if (to !== undefined && !isAllowedAddress(to)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: paragraph.slice(end, match.index) });
    if (to === undefined) parts.push({ kind: 'strong', parts: parseParagraph(strong) });
    else parts.push({ kind: 'link', parts: parseParagraph(words), to });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ kind: 'text', text: paragraph.slice(end) });
  return parts;
}

/** A page of the site, or a full https, mailto or tel address. */
export function isAllowedAddress(address: string): boolean {
  return ALLOWED.test(address) || isWebAddress(address);
}

export function followsLanguage(address: string): boolean {
  return FOLLOWS_LANGUAGE.test(address);
}

export function isWebAddress(address: string): boolean {
  // Ports end at 65535. Refusing those from 70000 on finds the misspelt ones, and keeps the home page small.
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[1-6]?\d{1,4})?([/?#][^\s\\]*)?$/i.test(address);
}
