// The parts of a programme's page, in any order. `layout` gives a block its look; its words are in the document.
import type { PagePath } from '../../site-map.ts';

export type Theme = 'geru' | 'deep' | 'indigo' | 'neem';

export type InitiativesLayout =
  | 'beside'
  | 'groups'
  | 'mosaic'
  | 'pinwheel'
  | 'rows'
  | 'shelf'
  | 'stairs'
  | 'string';
export type FiguresLayout =
  | 'chorus'
  | 'depth'
  | 'goals'
  | 'lead'
  | 'ledger'
  | 'marks'
  | 'span'
  | 'tiles';

/** How many entries the layout bears. */
export type Bounds = readonly [min: number, max: number];

/** A vision or mission statement. */
interface StatementLayout {
  readonly kind: 'statement';
}
interface WordsLayout {
  readonly kind: 'words';
  readonly background?: 'lime' | 'geru';
  /** Where the links below the text lead. */
  readonly links?: readonly PagePath[];
}
interface PointsLayout {
  readonly kind: 'points';
  readonly layout: 'wall' | 'notes';
  readonly bounds: Bounds;
}
interface InitiativesBlockLayout {
  readonly kind: 'initiatives';
  readonly layout: InitiativesLayout;
  readonly bounds: Bounds;
}
/** A card's text shows on hover, focus or press. */
interface CardsLayout {
  readonly kind: 'cards';
  readonly layout: 'leading' | 'pinwheel' | 'stepped';
  readonly bounds: Bounds;
}
interface FiguresBlockLayout {
  readonly kind: 'figures';
  readonly layout: FiguresLayout;
  readonly bounds: Bounds;
}
/** The banner of the document `shared`. */
interface JoinLayout {
  readonly kind: 'join';
}
/** About the tradition of the drawings. */
interface CreditLayout {
  readonly kind: 'credit';
}
export type BlockLayout =
  | CardsLayout
  | CreditLayout
  | FiguresBlockLayout
  | InitiativesBlockLayout
  | JoinLayout
  | PointsLayout
  | StatementLayout
  | WordsLayout;
