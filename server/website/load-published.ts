import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { AppContext } from '../context.ts';
import type { Log } from '../log.ts';
import type { WebsiteDocuments } from './documents.ts';
import { listAllStates, NOTHING_STORED } from './states.ts';
import { ownValue, shownValue } from './values.ts';

/** English has every document; the website shows it, marked by `lang`, where a translation is missing. */
export type PublishedWords = ReadonlyMap<Language, ReadonlyMap<string, DocumentValue>>;

/** @returns a function that loads the published words, upgraded and checked, and logs unreadable ones once */
export function createPublishedLoader(
  { db }: Pick<AppContext, 'db'>,
  documents: WebsiteDocuments,
  log: Pick<Log, 'warn'>,
): () => Promise<PublishedWords> {
  const logged = new Set<string>();
  return async () => {
    const states = await listAllStates(db);
    const words = new Map(LANGUAGES.map((locale) => [locale, new Map<string, DocumentValue>()]));
    for (const document of documents.values()) {
      for (const locale of LANGUAGES) {
        const own = states.get(document.name) ?? NOTHING_STORED;
        const state = own.get(locale);
        const { value, isUnreadable } = ownValue(document, locale, state);
        if (value) words.get(locale)?.set(document.name, shownValue(document, locale, own));
        if (isUnreadable) warnOnce(document.name, locale, state?.published_version ?? 0);
      }
    }
    return words;
  };

  function warnOnce(document: string, locale: Language, version: number): void {
    const key = `${document}/${locale}/${version}`;
    if (logged.has(key)) return;
    logged.add(key);
    log.warn(
      { document, locale, version },
      'published words do not fit this version of the program, which shows the words as delivered',
    );
  }
}
