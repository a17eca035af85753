import { useEffect } from 'react';

/** Marks English words on the pages of other languages. Offline, the served page keeps its marks. */
export function useLangMarks() {
  useEffect(() => {
    if (document.documentElement.lang === 'en-IN') return;
    import('../words/mark-english-in-page.ts').catch(() => {});
  }, []);
}
