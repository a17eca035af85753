import type { ChapterPath } from '../chapters.ts';
import type { PictureName } from '../pictures.ts';

export interface Initiative {
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureName;
}

/** A numbered list gives each item the chapter's numeral and its own: ४.१, ४.२ … */
export interface InitiativeList {
  readonly heading: string;
  readonly intro?: string;
  readonly items: readonly Initiative[];
  readonly numbered: boolean;
}

export interface FigureList {
  readonly heading: string;
  readonly note: string;
  readonly picture?: PictureName;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

export interface ChapterPage {
  readonly path: ChapterPath;
  readonly heading: string;
  readonly lede: string;
  readonly story: readonly string[];
  readonly lists: readonly InitiativeList[];
  readonly figures?: FigureList;
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly action: 'help' | 'join' | 'write';
  };
  /** Who the chapter's pictures are owed to. */
  readonly credit?: { readonly heading: string; readonly paragraphs: readonly string[] };
}
