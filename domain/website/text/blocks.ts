// Texts with headings and lists: a line that begins with `## ` is a heading, lines that begin with `- ` or `1. ` are a list. Everything
// else is a paragraph (marked-text.ts).
import { type Paragraph, paragraphsOf, parseParagraph } from './marked-text.ts';

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: Paragraph }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly Paragraph[] };

type BlockKind = Block['kind'];

/** Bullets and numbers also as they are pasted from other programs. */
const MARKS: readonly { readonly kind: BlockKind; readonly mark: RegExp }[] = [
  { kind: 'heading', mark: /^##+ +/ },
  { kind: 'bullets', mark: /^[-*•] +/ },
  { kind: 'numbers', mark: /^\d{1,2}[.)] +/ },
];

export function parseBlocks(text: string): Block[] {
  return blockTexts(text).map((block) => {
    const kind = kindOf(block);
    if (kind === 'bullets' || kind === 'numbers') {
      const items = block.split('\n').map((line) => parseParagraph(withoutBlockMarks(line)));
      return { kind, items };
    }
    return { kind, parts: parseParagraph(withoutBlockMarks(block)) };
  });
}

/** The blocks with their marks. They need no blank line between them. */
export function blockTexts(text: string): string[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const blocks: string[] = [];
    let last: BlockKind | undefined;
    for (const line of paragraph.split('\n')) {
      const kind = kindOf(line);
      if (kind === last && kind !== 'heading') blocks.push(`${blocks.pop()}\n${line}`);
      else blocks.push(line);
      last = kind;
    }
    return blocks;
  });
}

/** Replaces the words of each block, and keeps its mark. */
export function mapBlocks(text: string, replace: (words: string, index: number) => string): string {
  return blockTexts(text)
    .map((block, index) => {
      if (kindOf(block) === 'paragraph') return replace(block, index);
      const lines = block.split('\n').map((line) => {
        const words = withoutBlockMarks(line);
        return line.slice(0, line.length - words.length) + replace(words, index);
      });
      return lines.join('\n');
    })
    .join('\n\n');
}

/** The mark of each line; empty for a paragraph. */
export function blockMarks(block: string): string {
  const kind = kindOf(block);
  return kind === 'paragraph'
    ? ''
    : block
        .split('\n')
        .map(() => kind)
        .join();
}

export function withoutBlockMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => MARKS.reduce((words, { mark }) => words.replace(mark, ''), line))
    .join('\n');
}

function kindOf(line: string): BlockKind {
  return MARKS.find(({ mark }) => mark.test(line))?.kind ?? 'paragraph';
}
