import { useEffect } from 'react';

/** Marks English words on the pages of other languages. Offline, the served page keeps its marks. */
export function useEnglishWords() {
  useEffect(() => {
    if (document.documentElement.lang === 'en-IN') return;
    import('../words/watch-english-words.ts').catch(() => {});
  }, []);
}
