// The bar at the top of every page, on wide screens and with the spacing that a reader may choose.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/e2e-fixtures.ts';

const WIDTHS = [1080, 1180, 1260, 1280, 1366, 1440, 1480, 1920, 2560];
/** WCAG 1.4.12 */
const TEXT_SPACING = '* { letter-spacing: .12em !important; word-spacing: .16em !important; }';

for (const path of ['/', '/hi', '/mr']) {
  test(`the bar of ${path} is one row at every width, and cuts nothing off when letters are spaced`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const { rows, outside } = await measureBar(page);
      expect([width, rows, outside]).toEqual([width, 1, []]);
    }
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, (await measureBar(page)).outside]).toEqual([width, []]);
    }
  });
}

/** Rows of links, and the texts of links that are not whole on the screen. */
function measureBar(page: Page): Promise<{ rows: number; outside: string[] }> {
  return page.getByRole('banner').evaluate((banner) => {
    const shown = [...banner.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const boxes = shown.map((one) => one.getBoundingClientRect());
    const links = boxes.filter((_, place) => shown[place]?.closest('ul'));
    return {
      rows: new Set(links.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size,
      outside: shown
        .filter((_, place) => {
          const { left = 0, right = 0, top = 0 } = boxes[place] ?? {};
          return left < 0 || top < 0 || right > innerWidth;
        })
        .map(({ textContent }) => textContent),
    };
  });
}
