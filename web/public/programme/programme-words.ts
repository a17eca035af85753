// The words of a programme's page, in the order of its blocks. Imported by loaders only.
import type { BlockLayout } from '#content/documents/programmes/block-layouts.ts';
import type { ProgrammeFields } from '#content/documents/programmes/programme-fields.ts';
import { programmes } from '#content/documents/programmes/programmes.ts';
import { shared } from '#content/documents/shared.ts';
import type { PagePath } from '#content/site-map.ts';
import type { Website } from '#content/website/website.ts';
import type { GroupWords } from '#content/website/words.ts';
import type { JoinWords } from './join-us.tsx';

type ProgrammeWords = GroupWords<ProgrammeFields>;
type WordsOfBlock<Layout> = Layout extends { kind: infer Kind }
  ? Kind extends keyof ProgrammeWords
    ? Layout & { readonly words: NonNullable<ProgrammeWords[Kind]> }
    : Layout & { readonly words: JoinWords }
  : never;
/** A block with its words. */
export type Block = WordsOfBlock<BlockLayout>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

export interface ProgrammeRef {
  readonly path: PagePath;
  readonly title: string;
  readonly number: number;
}

export function programmeWords(website: Website, path: PagePath | undefined) {
  const index = programmes.findIndex((programme) => programme.path === path);
  const programme = programmes[index];
  if (!programme) throw new Error(`No programme at ${path}`);
  const words = website.words(programme.document);
  const { join, chapters } = website.words(shared);
  const { opening, closing } = words;
  const refTo = (place: number) => refOf(website, (place + programmes.length) % programmes.length);
  return {
    path: programme.path,
    number: index + 1,
    theme: programme.theme,
    opening,
    closing,
    blocks: programme.blocks.map((layout) => ({
      ...layout,
      words: layout.kind === 'join' ? join : words[layout.kind],
    })) as Block[],
    /** The first and the last programme are neighbours. */
    neighbours: { before: refTo(index - 1), after: refTo(index + 1) },
    words: chapters,
  };
}

function refOf(website: Website, place: number): ProgrammeRef | undefined {
  const programme = programmes[place];
  if (!programme) return undefined;
  const { title } = website.words(programme.document).summary;
  return { path: programme.path, title, number: place + 1 };
}
