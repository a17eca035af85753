import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { documentUrl } from '../addresses.ts';
import styles from './language-state.module.css';

interface LanguageStatesProps {
  name: string;
  languages: readonly ListedDocument[];
}

export function LanguageStates({ name, languages }: LanguageStatesProps) {
  const t = useMessages();
  return (
    <span className={styles.languages}>
      {languages.map((document) => {
        const { locale } = document;
        const state = languageState(document);
        return (
          <Link
            key={locale}
            to={documentUrl(name, locale)}
            className={styles.language}
            data-state={state}
          >
            {state === 'older' ? <TriangleAlert size={14} /> : null}
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
            <span className={styles.words}>{t.website.languageStates[state]}</span>
          </Link>
        );
      })}
    </span>
  );
}

export type LanguageState = 'published' | 'older' | 'missing';

export function languageState(document: ListedDocument): LanguageState {
  if (document.older_than_english) return 'older';
  return document.translated ? 'published' : 'missing';
}

/** The legend of the signs beside the languages. */
export function LanguageKey() {
  const t = useMessages();
  return (
    <ul className={styles.key}>
      {(['published', 'older', 'missing'] as const).map((state) => (
        <li key={state} className={styles.language} data-state={state}>
          {state === 'older' ? <TriangleAlert size={14} /> : null}
          {t.website.languageKey[state]}
        </li>
      ))}
    </ul>
  );
}

/** For the choice of a language in the editor. */
export function LanguageMark({ state }: { state: LanguageState | undefined }) {
  const t = useMessages();
  if (state !== 'older') return null;
  return (
    <>
      <TriangleAlert size={16} className={styles.older} />
      <VisuallyHidden>{t.website.languageStates.older}</VisuallyHidden>
    </>
  );
}
