// Inserts the HTML of a clipboard as marked text: its headings, lists, links and strong words stay.

import type { ProseField } from '#domain/website/fields/fields.ts';
import { markOf } from '#domain/website/text/blocks.ts';
import { addressOf } from './links.ts';
import { type PastedBlock, type Run, readPastedHtml } from './pasted-html.ts';
import { lineStart, type Replacement, type Selection } from './selection.ts';

type Structure = Pick<ProseField, 'blocks' | 'paragraphs'>;

/** @param origin of the site: its own pages are linked by their path */
export function pasteHtml(
  text: string,
  { start, end }: Selection,
  html: string,
  field: Structure,
  origin: string,
): Replacement {
  const words = markedText(html, field, origin);
  const startsLine = lineStart(text, start) === start;
  return { text: startsLine || markOf(words) === '' ? words : `\n\n${words}`, start, end };
}

function markedText(html: string, { blocks: hasBlocks, paragraphs }: Structure, origin: string) {
  const blocks = readPastedHtml(html);
  if (paragraphs === 1) return blocks.map((block) => wordsOf(block, origin)).join(' ');
  let number = 0;
  let text = '';
  for (const [index, block] of blocks.entries()) {
    const previous = blocks[index - 1];
    const isList = block.kind === 'bullet' || block.kind === 'number';
    const goesOn = hasBlocks && isList && previous?.kind === block.kind;
    number = goesOn ? number + 1 : 1;
    const mark = hasBlocks ? MARKS[block.kind](number) : '';
    const isNextLine = goesOn || (block.isNextLine && mark === '');
    const gap = index === 0 ? '' : isNextLine ? '\n' : '\n\n';
    text += `${gap}${mark}${wordsOf(block, origin)}`;
  }
  return text;
}

const MARKS: Record<PastedBlock['kind'], (number: number) => string> = {
  paragraph: () => '',
  heading: () => '## ',
  bullet: () => '- ',
  number: (number) => `${number}. `,
};

function wordsOf({ kind, runs }: PastedBlock, origin: string): string {
  const words = runs.map((run) => markedRun(run, kind === 'heading', origin)).join('');
  return words.replace(/ +/g, ' ').trim();
}

/** A mark encloses words, not the spaces around them. */
function markedRun({ text, isStrong, href }: Run, isHeading: boolean, origin: string): string {
  const words = text.trim();
  if (words === '') return text;
  const address = href === '' ? undefined : linkedAddress(href, origin);
  const link = address === undefined ? words : `[${words.replace(/[[\]]/g, ' ')}](${address})`;
  const marked = isStrong && !isHeading && !words.includes('*') ? `**${link}**` : link;
  return text.replace(words, () => marked);
}

function linkedAddress(href: string, origin: string): string | undefined {
  const own = href.startsWith(`${origin}/`) ? addressOf(href.slice(origin.length)) : undefined;
  return own ?? addressOf(href);
}
