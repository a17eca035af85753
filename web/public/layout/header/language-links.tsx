// The same page in the other languages: plain links, because another language is another document.
import { useLocation } from 'react-router';
import languagesUrl from '#web/styles/fonts/eczar-languages.woff2?url';
import { preloadFont } from '#web/styles/preload-fonts.ts';
import { useLayoutWords } from '../layout-context.ts';
import styles from './language-links.module.css';

export function LanguageLinks({ className = '' }: { className?: string | undefined }) {
  const { bar, languages, locale } = useLayoutWords();
  // Without the base address of this language. A refused form leads to an empty one.
  const { pathname } = useLocation();
  if (languages.length < 2) return null;
  preloadFont(languagesUrl);
  return (
    <ul aria-label={bar.languages} className={`${styles.languages} ${className}`}>
      {languages.map(({ language, name, base }) => (
        <li key={language}>
          <a
            href={base + pathname.replace(/(.)(\/not-sent)?\/?$/, '$1')}
            hrefLang={language}
            lang={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
