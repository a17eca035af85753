import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../../messages/store.ts';
import { SegmentedControl } from '../../../../ui/tabs/segmented-control.tsx';
import { LanguageMark } from '../../list/language-state.tsx';
import { languageState } from '../../list/website-list.ts';

interface LanguageChoiceProps {
  name: string;
  locale: Language;
  documents: readonly ListedDocument[];
  urlOf: (name: string, locale: Language) => string;
}

/** Document and language that were chosen here, until they are shown. */
let chosen: string | null = null;
const keyOf = (name: string, locale: Language) => `${name} ${locale}`;

export function LanguageChoice({ name, locale, documents, urlOf }: LanguageChoiceProps) {
  const t = useMessages();
  const navigate = useNavigate();
  // The editor of another language is another screen, but whoever chooses with the arrow keys goes on from here.
  useEffect(() => {
    if (chosen !== keyOf(name, locale)) return;
    chosen = null;
    document
      .querySelector<HTMLElement>('input[name="locale"]:checked')
      ?.focus({ preventScroll: true });
  }, [name, locale]);
  return (
    <SegmentedControl
      legend={t.website.languages}
      name="locale"
      value={locale}
      options={LANGUAGES.map((language) => {
        const document = documents.find((one) => one.name === name && one.locale === language);
        return {
          value: language,
          label: LANGUAGE_NAMES[language],
          lang: language,
          icon: document ? <LanguageMark state={languageState(document)} /> : null,
        };
      })}
      onChange={(language) => {
        if (!isLanguage(language)) return;
        chosen = keyOf(name, language);
        void navigate(urlOf(name, language), { preventScrollReset: true });
      }}
    />
  );
}
