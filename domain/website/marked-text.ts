// Text with a few marks: a blank line begins a paragraph, `**words**` are strong, `[words](address)` is a link.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: Paragraph }
  | { readonly kind: 'link'; readonly parts: Paragraph; readonly to: string };

export type Paragraph = readonly Inline[];

const STRONG = /\*\*(?<strong>[^*\n]+)\*\*/g;
// An address may have pairs of parentheses, as on Wikipedia.
const LINK = /\[(?<words>[^[\]\n]+)\]\((?<to>(?:[^()\s]|\([^()\s]*\))+)\)/g;
const MARK = new RegExp(`${STRONG.source}|${LINK.source}`, 'g');
const ALLOWED =
  /^(\/(?![/\\])[\w\-/#]*|\/files\/[\w-]+\.pdf|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;
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
  return parse(paragraph, MARK);
}

function parse(words: string, mark: RegExp): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of words.matchAll(mark)) {
    const { strong, words: label = '', to } = groups;
    if (to !== undefined && !isAllowedAddress(to)) continue;
    if (index > end) parts.push({ kind: 'text', text: words.slice(end, index) });
    if (to !== undefined) parts.push({ kind: 'link', parts: parse(label, STRONG), to });
    else parts.push({ kind: 'strong', parts: parse(strong ?? '', LINK) });
    end = index + whole.length;
  }
  if (end < words.length) parts.push({ kind: 'text', text: words.slice(end) });
  return parts;
}

/** @returns the addresses of all links, including those that are not allowed */
export function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map(({ groups }) => groups?.to ?? '');
}

/** @returns links whose address is not allowed */
export function forbiddenLinks(text: string): string[] {
  return linksIn(text).filter((to) => !isAllowedAddress(to));
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
  return parseMarkedText(text).map(textOf).join(' ');
}

function textOf(parts: Paragraph): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : textOf(part.parts))).join('');
}
