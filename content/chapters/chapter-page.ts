// What the page of a chapter is made of: an opening, blocks in any order, a way to help. The looks give
// each chapter its own shape; a chapter picks them as it picks its words.
import type { ChapterPath } from '../chapters.ts';
import type { PagePath } from '../pages.ts';
import type { Picture } from '../pictures/picture-facts.ts';

export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface Initiative extends Point {
  readonly picture: Picture;
}

interface Headed {
  readonly heading: string;
}

/** One large sentence on the chapter's wall: its vision or mission. */
export interface Statement extends Headed {
  readonly kind: 'statement';
  readonly text: string;
}

export interface Words extends Headed {
  readonly kind: 'words';
  readonly ground?: 'lime' | 'geru';
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly to: PagePath; readonly label: string }[];
}

export interface Points extends Headed {
  readonly kind: 'points';
  readonly look: 'wall' | 'notes';
  readonly items: readonly Point[];
}

export type InitiativesLook =
  | 'alternate'
  | 'beside'
  | 'mosaic'
  | 'pinwheel'
  | 'rows'
  | 'shelf'
  | 'stairs'
  | 'string';

export interface Initiatives extends Headed {
  readonly kind: 'initiatives';
  readonly look: InitiativesLook;
  readonly intro?: string;
  readonly items: readonly Initiative[];
}

/** The words of a card come when it is pointed at. */
export interface Cards extends Headed {
  readonly kind: 'cards';
  readonly look: 'leading' | 'pinwheel' | 'stepped';
  readonly intro?: string;
  readonly items: readonly Initiative[];
}

export type FiguresLook =
  | 'chorus'
  | 'depth'
  | 'goals'
  | 'lead'
  | 'ledger'
  | 'marks'
  | 'span'
  | 'tiles';

export interface Figures extends Headed {
  readonly kind: 'figures';
  readonly look: FiguresLook;
  readonly picture?: Picture;
  readonly note: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

export interface JoinBanner {
  readonly kind: 'join';
}

/** Who the chapter's pictures are owed to. */
export interface Credit extends Headed {
  readonly kind: 'credit';
  readonly paragraphs: readonly string[];
}

export type Block =
  | Cards
  | Credit
  | Figures
  | Initiatives
  | JoinBanner
  | Points
  | Statement
  | Words;

export interface ChapterPage {
  readonly path: ChapterPath;
  readonly heading: string;
  readonly lede: string;
  /** Why the chapter is needed. */
  readonly story: readonly string[];
  readonly blocks: readonly Block[];
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly action: 'help' | 'join' | 'write';
  };
}
