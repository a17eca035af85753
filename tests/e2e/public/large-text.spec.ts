// Irfan's phone writes everything twice as large.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/e2e-fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/', '/secondinning', '/wash', '/hi/secondinning', '/mr/wash']) {
  test(`at twice the size no word of ${path} is cut off`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
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
