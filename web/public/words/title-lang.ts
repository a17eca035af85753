import { useLayoutWords } from '../layout/layout-context.ts';

/** Not the desk's, whose chunk would come with it. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** On English pages a Hindi title needs the lines of its script. */
export function useTitleLang(title: string): 'hi' | undefined {
  const { locale } = useLayoutWords();
  return locale === 'en' && DEVANAGARI.test(title) ? 'hi' : undefined;
}
