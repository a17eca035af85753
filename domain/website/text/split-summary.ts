import { blockTexts, markOf, withoutBlockMarks } from './blocks.ts';

export interface SplitText {
  /** The first paragraph, or else the first block. Lists of news and feeds show it. */
  readonly summary: string;
  /** The first paragraph where the text begins with it; otherwise empty. */
  readonly lede: string;
  readonly rest: string;
}

export function splitSummary(text: string): SplitText {
  const blocks = blockTexts(text);
  const first = blocks.findIndex((block) => markOf(block) === '');
  const lede = first === 0 ? (blocks[0] ?? '') : '';
  return {
    summary: blocks[first] ?? withoutBlockMarks(blocks[0] ?? ''),
    lede,
    rest: blocks.slice(lede ? 1 : 0).join('\n\n'),
  };
}
