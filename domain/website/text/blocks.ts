// A line that begins with `## ` is a heading, lines that begin with `- ` or `1. ` are a list's items.
import { toAsciiDigits } from '../../text/text.ts';
import { type Paragraph, paragraphsOf, parseParagraph } from './marked-text.ts';

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: Paragraph }
  | { readonly kind: 'bullets'; readonly items: readonly Paragraph[] }
  | { readonly kind: 'numbers'; readonly items: readonly Paragraph[]; readonly start: number };

type BlockKind = Block['kind'];

/** Other programs paste a tab or a no-break space behind the mark; digits may be of any script. */
const MARKS: readonly { readonly kind: BlockKind; readonly mark: RegExp }[] = [
  { kind: 'heading', mark: /^##+(?:[ \t\u00a0]+|$)/ },
  { kind: 'bullets', mark: /^[-*•](?:[ \t\u00a0]+|$)/ },
  { kind: 'numbers', mark: /^\p{Nd}{1,2}[.)][ \t\u00a0]+/u },
];

export function parseBlocks(text: string): Block[] {
  return blockTexts(text).map(parseBlock);
}

export function parseBlock(block: string): Block {
  const kind = kindOf(block);
  const items = block.split('\n').map((line) => parseParagraph(withoutMark(line)));
  switch (kind) {
    case 'bullets':
      return { kind, items };
    case 'numbers':
      return { kind, items, start: Number.parseInt(toAsciiDigits(block), 10) };
    default:
      return { kind, parts: parseParagraph(withoutMark(block)) };
  }
}

/** The blocks with their marks. They need no blank line between them. Marks without words are dropped. */
export function blockTexts(text: string): string[] {
  const blocks: string[] = [];
  let last: BlockKind | undefined;
  for (const paragraph of paragraphsOf(text)) {
    // Only lists go on behind a blank line.
    if (last === 'paragraph') last = undefined;
    for (const line of paragraph.split('\n')) {
      const kind = kindOf(line);
      if (kind !== 'paragraph' && withoutMark(line).trim() === '') continue;
      if (kind === last && kind !== 'heading') blocks.push(`${blocks.pop()}\n${line}`);
      else blocks.push(line);
      last = kind;
    }
  }
  return blocks;
}

export function mapBlocks(text: string, replace: (words: string, index: number) => string): string {
  return blockTexts(text)
    .map((block, index) => {
      if (kindOf(block) === 'paragraph') return replace(block, index);
      const lines = block
        .split('\n')
        .map((line) => markOf(line) + replace(withoutMark(line), index));
      return lines.join('\n');
    })
    .join('\n\n');
}

/** @returns the kinds of the blocks and their numbers of lines: equal for texts of the same structure */
export function blockShape(text: string): string {
  return blockTexts(text)
    .map((block) => {
      const kind = kindOf(block);
      return kind === 'paragraph' ? kind : `${kind} ${block.split('\n').length}`;
    })
    .join();
}

export function withoutBlockMarks(text: string): string {
  return text.split('\n').map(withoutMark).join('\n');
}

/** @returns the mark and the space behind it; empty for the line of a paragraph */
export function markOf(line: string): string {
  return MARKS.flatMap(({ mark }) => mark.exec(line) ?? [])[0] ?? '';
}

const withoutMark = (line: string): string => line.slice(markOf(line).length);

function kindOf(line: string): BlockKind {
  return MARKS.find(({ mark }) => mark.test(line))?.kind ?? 'paragraph';
}
