import { dayInIndia } from '#domain/indian-time.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { linkablePages } from '#domain/website/addresses/linkable-pages.ts';
import { findMissingContent } from '#domain/website/checks/missing-content.ts';
import type { WebsiteDocument } from '#domain/website/document.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import type { AppContext } from '../context.ts';
import { namedIdOf } from '../db/named-id.ts';
import type { WebsiteDocuments } from './documents.ts';
import { textsOf } from './field-texts.ts';
import { type DocumentStates, listAllStates, NOTHING_STORED } from './states.ts';
import { draftValue, isOlderThanEnglish, ownValue, shownValue } from './values.ts';

/** @param only undefined: every language, beginning with all documents in English */
export async function listDocuments(
  { db, now }: AppContext,
  documents: WebsiteDocuments,
  only: Language | undefined,
): Promise<ListedDocument[]> {
  const states = await listAllStates(db);
  return (only ? [only] : LANGUAGES).flatMap((locale) =>
    [...documents.values()].map((document) =>
      listed(document, locale, states.get(document.name) ?? NOTHING_STORED, dayInIndia(now())),
    ),
  );
}

function listed(
  document: WebsiteDocument,
  locale: Language,
  states: DocumentStates,
  today: string,
): ListedDocument {
  const { name, title, section, path, fields, guarded = false } = document;
  const state = states.get(locale);
  const { value, isUnreadable } = ownValue(document, locale, state);
  const hasDraft = state !== undefined && state.draft !== null;
  const words = draftValue(document, locale, states) ?? shownValue(document, locale, states);
  return {
    name,
    locale,
    title,
    section,
    path,
    guarded,
    published_version: state?.published_version ?? 0,
    draft_version: hasDraft ? state.version : null,
    updated_at: state?.draft_at ?? state?.published_at ?? null,
    updated_by: hasDraft
      ? namedIdOf(state.draft_by, state.draft_by_name)
      : namedIdOf(state?.published_by ?? null, state?.published_by_name ?? null),
    publish_at: state?.publish_at ?? null,
    publish_failed_at: state?.publish_failed_at ?? null,
    translated: value !== undefined,
    older_than_english: value !== undefined && isOlderThanEnglish(document, states, locale),
    unreadable: isUnreadable,
    gaps: locale === 'en' ? findMissingContent(document, words, today) : [],
    pages: locale === 'en' ? linkablePages(document, shownValue(document, locale, states)) : [],
    words: textsOf(fields, words, ['line', 'prose']).join('\n'),
  };
}
