// What web/render/english-words.ts does in the served page, for words that the browser renders later, as long as
// the page is open.
import { DEVANAGARI, isInLatinLetters } from '#domain/text/latin.ts';

const WITHOUT_WORDS = 'svg, script, style, noscript';

new MutationObserver(markEnglish).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
});
markEnglish();

function markEnglish(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
