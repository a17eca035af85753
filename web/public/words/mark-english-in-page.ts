// Does the work of web/render/english-words.ts in the browser, for words that are rendered while the page is open.
import { DEVANAGARI, isInLatinLetters } from '#domain/text/latin.ts';

const WITHOUT_WORDS = 'svg, script, style, noscript';

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === 'characterData' ? [target] : addedNodes) markIn(node);
}).observe(document.body, { childList: true, characterData: true, subtree: true });
markIn(document.body);

function markIn(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = root.nodeType === Node.TEXT_NODE ? root : texts.nextNode();
  for (; text; text = texts.nextNode()) mark(text);
}

function mark({ parentElement: element, textContent: words }: Node): void {
  if (!element || element.closest(WITHOUT_WORDS)) return;
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
