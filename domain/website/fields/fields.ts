// The fields of a website document with their bounds. They are plain data, so that the build can pass them to the
// server, and the server to the editor.

interface Labelled {
  /** In English, named after what the page shows; web/messages has it in the other languages. */
  readonly label: string;
  readonly hint?: string;
}

/** One line of plain text. */
export interface LineField extends Labelled {
  readonly kind: 'line';
  readonly max: number;
  readonly optional?: boolean;
  readonly format?: LineFormat;
  /** True for an identifier, which is the same in every language. */
  readonly verbatim?: boolean;
  /** True for a date with which the claims beside it end. */
  readonly lapses?: boolean;
  /** A sibling field that it needs: the day of a time. */
  readonly needs?: string;
  /** A sibling field of the same format that must not be later. */
  readonly notBefore?: string;
  /** A sibling date. Later than its own `notBefore`, it ends the comparison: on another day an event may end earlier. */
  readonly unlessLater?: string;
  /** A sibling date that must be another one. */
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
/**
 * `address` is an https URL, `date` is 2026-11-23, `time` is 18:30 in India, `slug` is the last part of an item's own
 * address, like `water-day`: no two items of a list have the same (slugs.ts). `upi` is a UPI id like `trust@bank`.
 */
export type LineFormat = (typeof LINE_FORMATS)[number];

/** Paragraphs with marks (marked-text.ts), and with headings and lists if it has `blocks` (blocks.ts). */
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
}

export interface FlagField extends Labelled {
  readonly kind: 'flag';
}

export interface ChoiceField extends Labelled {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The name of a picture (`well`, or `meera.webp` of an uploaded one); empty for none, if optional. */
export interface PictureField extends Labelled {
  readonly kind: 'picture';
  readonly optional?: boolean;
  /** True for a picture that is the same in every language. */
  readonly verbatim?: boolean;
  /** True for a picture that pages show whole. */
  readonly uncropped?: boolean;
}

/** The name of an uploaded PDF in the file store; empty for none, if optional. */
export interface FileField extends Labelled {
  readonly kind: 'file';
  readonly optional?: boolean;
}

export interface GroupField extends Labelled {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** Items can be added, moved, hidden and removed. An item that is a group may have `hidden: true`. */
export interface ListField extends Labelled {
  readonly kind: 'list';
  readonly item: Field;
  /** The minimum of visible items. */
  readonly min: number;
  readonly max: number;
  /** The label of one item: `Question`. */
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

/** The value of a field in a valid document. */
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

export const number = (label: string, min: number, max: number, hint?: string) =>
  ({ kind: 'number', label, min, max, ...(hint && { hint }) }) as const satisfies NumberField;

export const flag = (label: string, hint?: string) =>
  ({ kind: 'flag', label, ...(hint && { hint }) }) as const satisfies FlagField;

export const choice = <const Value extends string>(
  label: string,
  options: readonly { readonly value: Value; readonly label: string }[],
) => ({ kind: 'choice', label, options }) as const satisfies ChoiceField;

export const picture = (label: string, rest: Partial<Rest<PictureField>> = {}) =>
  ({ kind: 'picture', label, ...rest }) as const satisfies PictureField;

export const optionalPicture = (label: string, hint?: string) =>
  ({
    kind: 'picture',
    label,
    optional: true,
    ...(hint && { hint }),
  }) as const satisfies PictureField;

export const file = (label: string, rest: Partial<Rest<FileField>> = {}) =>
  ({ kind: 'file', label, ...rest }) as const satisfies FileField;

export const group = <const Inner extends Fields>(label: string, fields: Inner, hint?: string) =>
  ({ kind: 'group', label, fields, ...(hint && { hint }) }) as const satisfies GroupField;

/** The item's type comes from the argument alone, not from where the list stands. */
interface ListOf<Item extends Field> extends ListField {
  readonly item: NoInfer<Item>;
}

export const list = <const Item extends Field>(
  label: string,
  itemLabel: string,
  item: Item,
  [min, max]: readonly [min: number, max: number],
  hint?: string,
  countsWithout?: string,
): ListOf<Item> => ({
  kind: 'list',
  label,
  itemLabel,
  item,
  min,
  max,
  ...(hint && { hint }),
  ...(countsWithout && { countsWithout }),
});
