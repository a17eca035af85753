// Reads the HTML of Word, Google Docs or a web page on the clipboard.

import { Parser } from 'htmlparser2';

/** Words in one style. */
export interface Run {
  text: string;
  readonly isStrong: boolean;
  /** Of a link; empty for other words. */
  readonly href: string;
}

export interface PastedBlock {
  readonly kind: 'paragraph' | 'heading' | 'bullet' | 'number';
  /** Whether it follows the block before it without an empty line. */
  readonly isNextLine: boolean;
  readonly runs: Run[];
}

interface OpenElement {
  readonly name: string;
  readonly isStrong: boolean;
  readonly href: string;
  readonly isIgnored: boolean;
  /** Word writes the bullet or the number of an item as words. */
  readonly isItemMark: boolean;
}

const HEADING = /^h[1-6]$/;
const PARAGRAPH = /^(p|h[1-6]|ul|ol|li|table|blockquote|pre|section|article|header|footer)$/;
const LINE = /^(div|tr|dt|dd|figcaption)$/;
const CELL = /^t[dh]$/;
const IGNORED = /^(head|script|style|template|title)$/;
const ITEM_MARK = /mso-list:\s*ignore/i;
const SPACES = /[\s\u00a0]+/g;

export function readPastedHtml(html: string): PastedBlock[] {
  const blocks: PastedBlock[] = [];
  const open: OpenElement[] = [];
  /** Line ends since the last words: one begins a line, two begin a paragraph. */
  let breaks = 2;
  let kind: PastedBlock['kind'] = 'paragraph';

  function addText(text: string, { isStrong, href }: Pick<OpenElement, 'isStrong' | 'href'>) {
    const words = text.replace(SPACES, ' ');
    if (breaks > 0) {
      if (words === ' ') return;
      blocks.push({ kind, isNextLine: breaks === 1, runs: [] });
      breaks = 0;
      kind = 'paragraph';
    }
    const runs = blocks.at(-1)?.runs ?? [];
    const last = runs.at(-1);
    if (last?.isStrong === isStrong && last.href === href) last.text += words;
    else runs.push({ text: words, isStrong, href });
  }

  function breakAt(name: string) {
    if (PARAGRAPH.test(name)) breaks = 2;
    else if (LINE.test(name)) breaks = Math.max(breaks, 1);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const inItem = open.some((element) => element.name === 'li');
      open.push(openElement(name, attributes, parent));
      if (name === 'br' && !inItem) breaks += 1;
      if (CELL.test(name) || (name === 'br' && inItem)) addText(' ', { isStrong: false, href: '' });
      breakAt(name);
      if (HEADING.test(name)) kind = 'heading';
      else if (name === 'li') kind = parent?.name === 'ol' ? 'number' : 'bullet';
      else if (name === 'p' && !inItem) kind = 'paragraph';
    },
    ontext(text) {
      const element = open.at(-1);
      if (element?.isItemMark && text.trim() !== '' && kind === 'paragraph') {
        kind = /^\s*\d/.test(text) ? 'number' : 'bullet';
      } else if (!element?.isItemMark && !element?.isIgnored) {
        addText(text, element ?? { isStrong: false, href: '' });
      }
    },
    onclosetag(name) {
      open.pop();
      breakAt(name);
      if (name === 'li' || HEADING.test(name)) kind = 'paragraph';
    },
  });
  parser.end(html);
  return blocks;
}

function openElement(
  name: string,
  { style = '', href = '' }: { [attribute: string]: string },
  parent: OpenElement | undefined,
): OpenElement {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const isBold = name === 'b' || name === 'strong' || parent?.isStrong === true;
  return {
    name,
    isStrong: weight === undefined ? isBold : /^(bold|bolder|[6-9]00)$/i.test(weight),
    href: name === 'a' ? href : (parent?.href ?? ''),
    isIgnored: parent?.isIgnored === true || IGNORED.test(name),
    isItemMark: parent?.isItemMark === true || ITEM_MARK.test(style),
  };
}
