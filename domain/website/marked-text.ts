// Text with a few marks: a blank line begins a paragraph, `**words**` are strong, `[words](address)` is a link.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Paragraph = readonly Inline[];

const MARK = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;
const ALLOWED = /^(\/(?![/\\])[\w\-/#]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;
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

/** An unclosed mark, and a link to an address that is not allowed, stay plain text. */
export function parseParagraph(paragraph: string): Paragraph {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARK)) {
    const [whole, strong, words, to] = match;
    if (to !== undefined && !isAllowedAddress(to)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: paragraph.slice(end, match.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: words ?? '', to: to ?? '' });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ kind: 'text', text: paragraph.slice(end) });
  return parts;
}

/** @returns links whose address is not allowed */
export function forbiddenLinks(text: string): string[] {
  return [...text.matchAll(MARK)]
    .map(([, , , to]) => to)
    .filter((to): to is string => to !== undefined && !isAllowedAddress(to));
}

/** A page of the site, or a full https, mailto or tel address. */
export function isAllowedAddress(address: string): boolean {
  return ALLOWED.test(address) || isWebAddress(address);
}

export function isWebAddress(address: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#][^\s\\]*)?$/i.test(address);
}

/** For descriptions, structured data and comparisons. */
export function plainText(text: string): string {
  return parseMarkedText(text)
    .map((paragraph) => paragraph.map((part) => part.text).join(''))
    .join(' ');
}
