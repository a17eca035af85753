import { Link } from 'react-router';
import type { Language } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { WEBSITE } from '../../navigation/paths.ts';
import { documentUrl } from '../addresses.ts';
import { documentsWith } from './other-documents.ts';
import styles from './words-elsewhere.module.css';

interface WordsElsewhereProps {
  /** Clicked words that the edited document does not have; null after a click on its own. */
  words: string | null;
  documents: readonly ListedDocument[];
  name: string;
  locale: Language;
}

/** Says where the words of another document can be edited. */
export function WordsElsewhere({ words, documents, name, locale }: WordsElsewhereProps) {
  return (
    <p className={styles.line} role="status">
      {words === null ? null : (
        <Places words={words} documents={documents} name={name} locale={locale} />
      )}
    </p>
  );
}

function Places({ words, documents, name, locale }: WordsElsewhereProps & { words: string }) {
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
