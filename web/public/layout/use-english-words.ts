import { useEffect } from 'react';

/** Marks English words on the pages of other languages. */
export function useEnglishWords() {
  useEffect(() => {
    if (document.documentElement.lang.startsWith('en')) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../words/watch-english-words.ts').then(
      ({ watchEnglishWords }) => {
        if (!isOver) stop = watchEnglishWords(document.body);
      },
      // Offline, the served page keeps its marks.
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
