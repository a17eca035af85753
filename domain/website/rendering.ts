// The types between the server and the renderer of the build (web/render/renderer.ts).
import type { Language } from '../languages.ts';
import type { DocumentValue } from './document.ts';

/** By language and the name of the document. */
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

/** What was read of the website, like `words hi faqs`, and what it was; for words their hash. */
export type PageReads = Record<string, string>;

export interface SiteFile {
  /** Where it is served. */
  path: string;
  text: string;
}

export interface RenderedPage {
  address: string;
  /** The page first, then the script that starts it, and its data for that start and for links to it. */
  files: SiteFile[];
  reads: PageReads;
}

export interface Renderer {
  addresses: readonly string[];
  /** @param address like `/hi/about` @throws Error if the page cannot be rendered */
  renderPage: (address: string) => Promise<RenderedPage>;
  /** Whether a page that was rendered earlier is unchanged. */
  isCurrent: (reads: PageReads) => boolean;
  /** The sitemap and other files. */
  wordFiles: () => SiteFile[];
}

/** @param build what the file of the server build exports */
export type CreateRenderer<Build> = (
  build: Build,
  words: RenderWords,
  readAsset: (path: string) => string,
) => Renderer;
