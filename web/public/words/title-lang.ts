import { langOf } from '#web/ui/text/script.ts';
import { useLayoutWords } from '../layout/layout-context.ts';

/** On English pages a Hindi title needs the lines of its script. */
export function useTitleLang(title: string): 'hi' | undefined {
  const { locale } = useLayoutWords();
  return locale === 'en' ? langOf(title) : undefined;
}
