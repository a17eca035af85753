// The parts of a chapter's page: an opening, blocks in any order, a closing. `layout` gives a block its look.
import type { ChapterPath } from '../pages/chapters.ts';
import type { Picture } from '../pictures/picture-facts.ts';
import type { PagePath } from '../site-map.ts';

export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface Initiative extends Point {
  readonly picture: Picture;
}

interface WithHeading {
  readonly heading: string;
}

/** A vision or mission statement. */
export interface Statement extends WithHeading {
  readonly kind: 'statement';
  readonly text: string;
}

export interface TextBlock extends WithHeading {
  readonly kind: 'words';
  readonly ground?: 'lime' | 'geru';
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly to: PagePath; readonly label: string }[];
}

export interface Points extends WithHeading {
  readonly kind: 'points';
  readonly layout: 'wall' | 'notes';
  readonly items: readonly Point[];
}

export type InitiativesLayout =
  | 'alternate'
  | 'beside'
  | 'mosaic'
  | 'pinwheel'
  | 'rows'
  | 'shelf'
  | 'stairs'
  | 'string';

export interface Initiatives extends WithHeading {
  readonly kind: 'initiatives';
  readonly layout: InitiativesLayout;
  readonly intro?: string;
  readonly items: readonly Initiative[];
}

/** A card's text shows on hover, focus or press. */
export interface Cards extends WithHeading {
  readonly kind: 'cards';
  readonly layout: 'leading' | 'pinwheel' | 'stepped';
  readonly intro?: string;
  readonly items: readonly Initiative[];
}

export type FiguresLayout =
  | 'chorus'
  | 'depth'
  | 'goals'
  | 'lead'
  | 'ledger'
  | 'marks'
  | 'span'
  | 'tiles';

export interface Figures extends WithHeading {
  readonly kind: 'figures';
  readonly layout: FiguresLayout;
  readonly picture?: Picture;
  readonly note: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

export interface JoinBanner {
  readonly kind: 'join';
}

export interface Credit extends WithHeading {
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
  | TextBlock;

export interface ChapterPage {
  readonly path: ChapterPath;
  readonly heading: string;
  readonly lede: string;
  readonly story: readonly string[];
  readonly blocks: readonly Block[];
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly action: 'help' | 'join' | 'write';
  };
}
