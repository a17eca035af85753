// Plain data, which the build passes to the server, and the server to the editor.

interface Labelled {
  /** The page's own words in English; web/messages has the other languages. */
  readonly label: string;
  readonly hint?: string;
}

export interface LineField extends Labelled {
  readonly kind: 'line';
  readonly max: number;
  readonly optional?: boolean;
  readonly format?: LineFormat;
  readonly verbatim?: boolean;
  /** The page sorts items by this value, so the preview's page keeps it. */
  readonly orders?: boolean;
  /** Claims beside this date end with it. */
  readonly lapses?: boolean;
  /** Sibling that it needs: the day of a time. */
  readonly needs?: string;
  /** Sibling of the same format that must not be later. */
  readonly notBefore?: string;
  /** Sibling date. Later than its own `notBefore`, it ends the comparison: on another day an event may end earlier. */
  readonly unlessLater?: string;
  readonly differsFrom?: string;
}
export const LINE_FORMATS = [
  'email',
  'phone',
  'address',
  'date',
  'time',
  'slug',
  'upi',
  'merchantCode',
  'pan',
  'ifsc',
] as const;
/** `address`: an https URL. `date`: 2026-11-23. `time`: 18:30 in India. `upi`: `trust@bank`. `slug`: see slugs.ts. */
export type LineFormat = (typeof LINE_FORMATS)[number];

/** Text with marks (marked-text.ts), and with headings and lists if it has `blocks` (blocks.ts). */
export interface ProseField extends Labelled {
  readonly kind: 'prose';
  readonly max: number;
  readonly optional?: boolean;
  /** The maximum; 1 for text without blank lines. */
  readonly paragraphs: number;
  readonly blocks?: boolean;
}

export interface NumberField extends Labelled {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Sibling with the month, 1 to 12, that must have this day; 29 February always fits. */
  readonly dayOf?: string;
  /** A year: what stands beside it is out of date when it is over. */
  readonly calendarYear?: boolean;
}

export interface FlagField extends Labelled {
  readonly kind: 'flag';
}

export interface ChoiceField extends Labelled {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A copy of the item begins with the first option. */
  readonly resetInCopies?: boolean;
}

/** The value is the name of a picture: `well`, or `meera.webp` of an uploaded one. */
export interface PictureField extends Labelled {
  readonly kind: 'picture';
  readonly optional?: boolean;
  readonly verbatim?: boolean;
  readonly uncropped?: boolean;
}

export interface FileField extends Labelled {
  readonly kind: 'file';
  readonly optional?: boolean;
}

export interface GroupField extends Labelled {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** An item that is a group may have `hidden: true`. */
export interface ListField extends Labelled {
  readonly kind: 'list';
  readonly item: Field;
  readonly min: number;
  readonly max: number;
  readonly itemLabel: string;
  /** `{count}` counts the items in which this field is empty. */
  readonly countsWithout?: string;
}

export type Field =
  | LineField
  | ProseField
  | NumberField
  | FlagField
  | ChoiceField
  | PictureField
  | FileField
  | GroupField
  | ListField;
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends { kind: 'line' | 'prose' | 'picture' | 'file' }
  ? string
  : F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
    ? Value
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : F extends { kind: 'group'; fields: infer Inner }
          ? ValuesOf<Inner>
          : F extends { kind: 'list'; item: infer Item }
            ? readonly (ValueOf<Item> & MayBeHidden<Item>)[]
            : never;
export type ValuesOf<Group> = { readonly [Name in keyof Group]: ValueOf<Group[Name]> };
type MayBeHidden<Item> = Item extends { kind: 'group' } ? { readonly hidden?: boolean } : unknown;

type Rest<F extends Field> = Omit<F, 'kind' | 'label'>;

export const line = (label: string, max: number, rest: Partial<Rest<LineField>> = {}) =>
  ({ kind: 'line', label, max, ...rest }) as const satisfies LineField;

export const prose = (label: string, max: number, rest: Partial<Rest<ProseField>> = {}) =>
  ({ kind: 'prose', label, max, paragraphs: 1, ...rest }) as const satisfies ProseField;

export const number = (
  label: string,
  min: number,
  max: number,
  rest: Partial<Rest<NumberField>> = {},
) => ({ kind: 'number', label, min, max, ...rest }) as const satisfies NumberField;

export const flag = (label: string, rest: Rest<FlagField> = {}) =>
  ({ kind: 'flag', label, ...rest }) as const satisfies FlagField;

export const choice = <const Value extends string>(
  label: string,
  options: readonly { readonly value: Value; readonly label: string }[],
  rest: Partial<Omit<Rest<ChoiceField>, 'options'>> = {},
) => ({ kind: 'choice', label, options, ...rest }) as const satisfies ChoiceField;

export const picture = (label: string, rest: Partial<Rest<PictureField>> = {}) =>
  ({ kind: 'picture', label, ...rest }) as const satisfies PictureField;

export const optionalPicture = (label: string, rest: Partial<Rest<PictureField>> = {}) =>
  ({ kind: 'picture', label, optional: true, ...rest }) as const satisfies PictureField;

export const file = (label: string, rest: Partial<Rest<FileField>> = {}) =>
  ({ kind: 'file', label, ...rest }) as const satisfies FileField;

export const group = <const Inner extends Fields>(
  label: string,
  fields: Inner,
  rest: Pick<GroupField, 'hint'> = {},
) => ({ kind: 'group', label, fields, ...rest }) as const satisfies GroupField;

/** The item's type comes from the argument alone, not from where the list stands. */
interface ListOf<Item extends Field> extends ListField {
  readonly item: NoInfer<Item>;
}

export const list = <const Item extends Field>(
  label: string,
  itemLabel: string,
  item: Item,
  [min, max]: readonly [min: number, max: number],
  rest: Pick<ListField, 'hint' | 'countsWithout'> = {},
): ListOf<Item> => ({ kind: 'list', label, itemLabel, item, min, max, ...rest });
