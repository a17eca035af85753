import type { Language } from '../languages.ts';
import type { DocumentValue } from './document.ts';

export type SiteWords = ReadonlyMap<Language, ReadonlyMap<string, DocumentValue>>;

export interface RenderWords {
  /** Words that differ from the delivered ones. */
  words: SiteWords;
  /** Pixels, by name. */
  pictures: ReadonlyMap<string, { width: number; height: number }>;
  /** Bytes of uploaded PDFs, by name. */
  files: ReadonlyMap<string, number>;
  now: Date;
}

/** Words that a page has read, like `words hi faqs`, with their hash, and other values. */
export type PageReads = Record<string, string>;

export interface SiteFile {
  path: string;
  text: string;
}

export interface RenderedPage {
  address: string;
  /** The page, then its starting script, and its data for that start and for links to it. */
  files: SiteFile[];
  reads: PageReads;
}

export interface Renderer {
  addresses: readonly string[];
  /** @param address like `/hi/about` @throws Error if the page cannot be rendered */
  renderPage: (address: string) => Promise<RenderedPage>;
  isCurrent: (reads: PageReads) => boolean;
  wordFiles: () => SiteFile[];
}

export type CreateRenderer<Build> = (
  build: Build,
  words: RenderWords,
  readAsset: (path: string) => string,
) => Renderer;
