// What web/render/english-words.ts does in the served page, for words that the browser renders later.
import { DEVANAGARI, isInLatinLetters } from '#domain/text/latin.ts';

const WITHOUT_WORDS = 'svg, script, style, noscript';

/** @returns stops watching */
export function watchEnglishWords(page: Element): () => void {
  const observer = new MutationObserver(() => markEnglish(page));
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  markEnglish(page);
  return () => observer.disconnect();
}

function markEnglish(page: Element): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: element, textContent: words } = texts.currentNode;
    if (!element || element.closest(WITHOUT_WORDS)) continue;
    // React keeps an element when its words change.
    if (DEVANAGARI.test(words ?? '')) {
      if (element.lang === 'en') element.removeAttribute('lang');
    } else if (
      !element.lang &&
      isInLatinLetters(element.textContent ?? '') &&
      !element.closest('[lang=en]')
    ) {
      element.lang = 'en';
    }
  }
}
