import type { Language } from '../languages.ts';
import type { Fields, ValuesOf } from './fields/fields.ts';

export const DOCUMENT_SECTIONS = ['trust', 'lists', 'pages', 'programmes'] as const;
export type DocumentSection = (typeof DOCUMENT_SECTIONS)[number];

/** A unit of editing: the words of a page, or a list such as the members. */
export interface WebsiteDocument {
  readonly name: string;
  readonly title: string;
  readonly section: DocumentSection;
  readonly path: string;
  readonly fields: Fields;
  /** Counts the changes of `fields` that need a step in `upgrades`. */
  readonly schema: number;
  /** Paths that visitors look for (missing-content.ts). */
  readonly expects?: readonly string[];
  /** Only admins may edit it; publishing asks for the password and mails all admins. */
  readonly guarded?: boolean;
  readonly defaults: { readonly en: DocumentValue } & Partial<Record<Language, DocumentValue>>;
}

export type DocumentValue = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is DocumentValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function visibleItems<Item>(items: readonly Item[]): Item[] {
  return items.filter((item) => !isHiddenItem(item));
}

export function isHiddenItem(item: unknown): boolean {
  return isRecord(item) && item.hidden === true;
}

export interface TypedDocument<F extends Fields> extends WebsiteDocument {
  readonly fields: F;
  readonly defaults: { readonly en: ValuesOf<F> } & Partial<Record<Language, ValuesOf<F>>>;
}

export const defineDocument = <const F extends Fields>(document: TypedDocument<F>) => document;
