// Links to the documents in which clicked words can be edited.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { WEBSITE } from '../../navigation/paths.ts';
import { documentUrl } from '../addresses.ts';
import { documentsWith } from './other-documents.ts';

interface DocumentLinksProps {
  words: string;
  documents: readonly ListedDocument[];
  /** The edited document. */
  name: string;
  locale: Language;
}

export function DocumentLinks({ words, documents, name, locale }: DocumentLinksProps): ReactNode {
  const t = useMessages();
  const found = documentsWith(words, documents, { name, locale });
  if (found.length === 0) {
    return (
      <>
        {t.website.wordsNotHere}
        <Link to={`${WEBSITE}?${new URLSearchParams({ search: words })}`}>
          {t.website.searchWords}
        </Link>
      </>
    );
  }
  return (
    <>
      {t.website.wordsIn}
      {found.map((document) => (
        <Link key={document.name} to={documentUrl(document.name, locale)}>
          {t.website.label(document.title)}
        </Link>
      ))}
    </>
  );
}
