import { Clock, Pencil, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { documentUrl } from '../addresses.ts';
import styles from './language-state.module.css';
import { LANGUAGE_STATES, type LanguageState, languageState } from './website-list.ts';

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
            <StateIcon state={state} />
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
            <span className={styles.words}>{t.website.languageStates[state]}</span>
          </Link>
        );
      })}
    </span>
  );
}

function StateIcon({ state }: { state: LanguageState }) {
  if (isWarning(state)) return <TriangleAlert size={14} />;
  if (state === 'scheduled') return <Clock size={14} />;
  return state === 'draft' ? <Pencil size={14} /> : null;
}

const isWarning = (state: LanguageState | undefined) => state === 'older' || state === 'failed';

/** The legend of the signs beside the languages. */
export function LanguageKey() {
  const t = useMessages();
  return (
    <ul className={styles.key}>
      {LANGUAGE_STATES.map((state) => (
        <li key={state} className={styles.language} data-state={state}>
          <StateIcon state={state} />
          {t.website.languageKey[state]}
        </li>
      ))}
    </ul>
  );
}

/** For the choice of a language in the editor. */
export function LanguageMark({ state }: { state: LanguageState | undefined }) {
  const t = useMessages();
  if (!state || !isWarning(state)) return null;
  return (
    <>
      <TriangleAlert size={16} className={styles.older} />
      <VisuallyHidden>{t.website.languageStates[state]}</VisuallyHidden>
    </>
  );
}
