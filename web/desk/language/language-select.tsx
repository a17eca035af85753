import { Languages } from 'lucide-react';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts';
import { useMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './language-select.module.css';
import { chooseLanguage } from './own-language.ts';

export function LanguageSelect() {
  const t = useMessages();
  const showToast = useToast();

  function choose(chosen: string) {
    if (!isLanguage(chosen)) return;
    chooseLanguage(chosen).catch(() =>
      showToast({ text: t.failures.languageNotLoaded(LANGUAGE_NAMES[chosen]) }),
    );
  }

  return (
    <label className={styles.language}>
      <VisuallyHidden>{t.layout.language}</VisuallyHidden>
      <Languages size={20} />
      <select
        name="language"
        value={t.language}
        lang={t.language}
        onChange={(event) => choose(event.target.value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
