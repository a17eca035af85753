import type { Website } from './website.ts';

/** A small value that pages take from large documents. They are rendered again when it changes, not when the documents do. */
export interface Derivation<Value> {
  readonly name: string;
  readonly from: (website: Website) => Value;
}
