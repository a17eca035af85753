import { useNavigate } from 'react-router';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../../messages/store.ts';
import { SegmentedControl } from '../../../../ui/tabs/segmented-control.tsx';
import { LanguageMark, languageState } from '../../list/language-state.tsx';

interface LanguageChoiceProps {
  name: string;
  locale: Language;
  documents: readonly ListedDocument[];
  urlOf: (name: string, locale: Language) => string;
}

export function LanguageChoice({ name, locale, documents, urlOf }: LanguageChoiceProps) {
  const t = useMessages();
  const navigate = useNavigate();
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
      onChange={(chosen) => {
        if (isLanguage(chosen)) void navigate(urlOf(name, chosen), { preventScrollReset: true });
      }}
    />
  );
}
