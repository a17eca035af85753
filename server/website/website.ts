import type { Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { AppContext } from '../context.ts';
import type { WebsiteDocuments } from './documents.ts';

/** The website, as the handlers and the scheduled publications use it. */
export interface Website {
  ctx: AppContext;
  documents: WebsiteDocuments;
  live: LiveSite;
  /** Names of the pictures that come with the program, like `well.webp`. */
  drawnPictures: ReadonlySet<string>;
  /** Called when mails may wait to be sent. */
  wakeMailQueue: () => void;
}

/** The pages that this process serves. */
export interface LiveSite {
  /** Call before a publication. @throws Problem pageFailed if a page cannot be rendered with these words */
  check: (name: string, locale: Language, value: DocumentValue) => Promise<void>;
  /** Call after a publication, before its response: renders and serves the published words. Never rejects. */
  refresh: () => Promise<void>;
}

/** For a program without pages, as with the dev server. */
export const NO_LIVE_SITE: LiveSite = { check: async () => {}, refresh: async () => {} };
