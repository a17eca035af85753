// The parts of a programme's page, in any order. `layout` gives a block its look; its words are in the document.
import type { PagePath } from '../../site-map.ts';

export type Theme = 'geru' | 'deep' | 'indigo' | 'neem';

export type InitiativesLayout =
  /** The heading stays in view beside the items. */
  | 'beside'
  /** Three groups, each with a heading of its own. */
  | 'groups'
  /** Two items, one across the whole width, two items. */
  | 'mosaic'
  /** Wide and narrow in turn, every second one a step lower. */
  | 'pinwheel'
  /** A table: number and name, picture. */
  | 'rows'
  /** Two items above, three below, with the pictures of a row on one line. */
  | 'shelf'
  /** Each further to the right than the one above. */
  | 'stairs'
  /** Items in turn on both sides of a dashed line. */
  | 'timeline';
export type FiguresLayout =
  /** Beside a tall picture, with a dashed line into it from each. */
  | 'callouts'
  /** Columns below a thick line. */
  | 'columns'
  /** One after the other, each smaller than the one before. */
  | 'descending'
  /** Columns, each taller than the one before, on a lighter background. */
  | 'goals'
  /** The first across the whole width, the others below. */
  | 'lead'
  /** A table: figure, label, picture. */
  | 'ledger'
  /** One figure above 500 triangles. */
  | 'pictogram'
  /** Tiles, the first the largest. */
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
  /** Addresses of the links below the text. */
  readonly links?: readonly PagePath[];
}
interface PointsLayout {
  readonly kind: 'points';
  readonly layout: /** Framed cards, wide and narrow in turn. */
    | 'notes'
    /** On the programme's colour: heading, text. */
    | 'table';
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
  readonly layout: /** The first card is the largest, beside the heading. */
    | 'leading'
    /** Wide and narrow in turn. */
    | 'pinwheel'
    /** Two columns, the right one a step lower. */
    | 'stepped';
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
