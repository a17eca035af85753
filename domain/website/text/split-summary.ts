import { blockTexts, markOf } from './blocks.ts';

export interface SplitText {
  /** The first paragraph: what lists of notes and feeds show. */
  readonly summary: string;
  /** The same where the text begins with it; otherwise empty. */
  readonly lede: string;
  /** The text without the lede. */
  readonly rest: string;
}

export function splitSummary(text: string): SplitText {
  const blocks = blockTexts(text);
  const first = blocks.findIndex((block) => markOf(block) === '');
  const summary = blocks[first] ?? '';
  const lede = first === 0 ? summary : '';
  return { summary, lede, rest: blocks.slice(lede ? 1 : 0).join('\n\n') };
}
