// Irfan's phone writes everything twice as large.
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../support/browser/e2e-fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const LONG_WORD = 'क्षत्रियत्वप्राप्त्यर्थ'.repeat(3);

for (const path of ['/', '/secondinning', '/wash', '/hi/secondinning', '/mr/wash']) {
  test(`at twice the size no word of ${path} is cut off`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await wordsOutside(page)).toEqual([]);
  });
}

for (const path of ['/', '/faqs', '/wash', '/secondinning', '/tailoredsupport', '/contact']) {
  test(`words of fifty letters are broken on ${path}, not cut off`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.locator('main').evaluate((main, word) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const isNumeral = text.parentElement?.lang === 'hi';
        if (!isNumeral && /\p{L}{4}/u.test(text.textContent ?? '')) text.textContent = word;
      }
    }, LONG_WORD);
    expect(await wordsOutside(page)).toEqual([]);
  });
}

/** Visible texts that end beyond the right edge of the screen, but for the slides of the carousel. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('[inert], [aria-roledescription], noscript, script, style');
    const endOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right));
    };
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const words = text.textContent?.trim() ?? '';
      if (words !== '' && text.parentElement && isShown(text.parentElement)) {
        if (endOf(text) > innerWidth + 1) outside.push(words);
      }
    }
    return outside;
  });
}
