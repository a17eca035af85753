import type { Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { AppContext } from '../context.ts';
import type { WebsiteDocuments } from './documents.ts';

export interface WebsiteContext {
  ctx: AppContext;
  documents: WebsiteDocuments;
  live: LiveSite;
  drawnPictures: ReadonlySet<string>;
  wakeMailQueue: () => void;
}

export interface LiveSite {
  /** Call before a publication. @throws Problem pageFailed if a page cannot be rendered with these words */
  check: (name: string, locale: Language, value: DocumentValue) => Promise<void>;
  /** Call after a publication, before its response: renders and serves the published words. Never rejects. */
  refresh: () => Promise<void>;
}

export const NO_LIVE_SITE: LiveSite = { check: async () => {}, refresh: async () => {} };
