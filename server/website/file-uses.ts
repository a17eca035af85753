import { keysOf } from '#domain/collections/keys-of.ts';
import type { FileUse } from '#domain/files/file-schema.ts';
import { FILE_NAMES } from '#domain/files/names-in-text.ts';
import { LANGUAGES } from '#domain/languages.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { AppContext } from '../context.ts';
import type { WebsiteDocuments } from './documents.ts';
import { textsOf } from './field-texts.ts';
import {
  type DocumentStates,
  listAllStates,
  NOTHING_STORED,
  type WebsiteDocumentState,
} from './states.ts';
import { draftValue, ownValue, scheduledValue, shownValue } from './values.ts';

/** Delivered words name no PDF. @returns the documents by the name of the PDF */
export async function readFileUses(
  { db }: Pick<AppContext, 'db'>,
  documents: WebsiteDocuments,
): Promise<(name: string) => FileUse[]> {
  const states = await listAllStates(db);
  const namings = [...documents.values()].map((document) =>
    namingsIn(document, states.get(document.name) ?? NOTHING_STORED),
  );
  return (name) => namings.flatMap((all) => all.find(({ names }) => names.has(name))?.use ?? []);
}

interface Naming {
  use: FileUse;
  names: ReadonlySet<string>;
}

function namingsIn(document: WebsiteDocument, states: DocumentStates): Naming[] {
  const { name, title, path, fields } = document;
  const valuesIn: Record<
    FileUse['state'],
    (state: WebsiteDocumentState) => DocumentValue | undefined
  > = {
    published: (state) =>
      ownValue(document, state.locale, state).value && shownValue(document, state.locale, states),
    scheduled: (state) => scheduledValue(document, state),
    draft: ({ locale }) => draftValue(document, locale, states),
  };
  return keysOf(valuesIn).flatMap((state) =>
    LANGUAGES.flatMap((locale) => {
      const stored = states.get(locale);
      const value = stored && valuesIn[state](stored);
      if (!value) return [];
      const texts = textsOf(fields, value, ['file', 'line', 'prose']);
      const names = texts.flatMap((text) => text.match(FILE_NAMES) ?? []);
      return [{ use: { document: name, locale, title, path, state }, names: new Set(names) }];
    }),
  );
}
