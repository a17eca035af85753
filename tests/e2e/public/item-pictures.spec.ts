// The pictures below the text of a news item, an event and a custom page.
import type { Page } from '@playwright/test';
import { customPages } from '#content/documents/custom-pages.ts';
import { events } from '#content/documents/events.ts';
import { expect, scrollsSideways, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { campNews } from '../../support/browser/website/camp-news.ts';
import { publishDocument, restoreDocument } from '../../support/browser/website/website-editor.ts';

const PICTURES = ['pump', 'latrine', 'well', 'craft', 'elders', 'kites', 'school'].map(
  (name) => `${name}.webp`,
);
const grid = (page: Page) => page.locator('article ul:has(img)');

/** Whether each row reaches from edge to edge, and each picture is three by two. */
async function isTidy(page: Page): Promise<boolean> {
  return grid(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.querySelectorAll('img')].map((each) => each.getBoundingClientRect());
    const lefts = boxes.filter((box) => Math.abs(box.left - left) < 2);
    const ends = boxes.filter((box) => Math.abs(box.right - right) < 2);
    const area = boxes.reduce((sum, box) => sum + (box.width + 12) * (box.height + 12), 0);
    const whole = (right - left + 12) * (list.getBoundingClientRect().height + 12);
    const isThreeByTwo = boxes.every((box) => Math.abs(box.width / box.height - 1.5) < 0.03);
    return lefts.length > 0 && ends.length > 0 && isThreeByTwo && Math.abs(area / whole - 1) < 0.02;
  });
}

test.describe('custom pages', () => {
  const counts = [2, 3, 4, 5, 6, 7];

  test.beforeAll(async ({ program }) => {
    const items = counts.map((count) => ({
      name: `Page ${count}`,
      slug: `page-${count}`,
      linked: 'footer',
      heading: 'A camp',
      lede: 'Three days.',
      picture: '',
      text: 'We dug.',
      pictures: PICTURES.slice(0, count),
    }));
    await publishDocument(program, 'custom-pages', { ...customPages.defaults.en, items });
  });
  test.afterAll(({ program }) => restoreDocument(program, 'custom-pages'));

  for (const width of [320, 360, 768, 1280]) {
    test(`the pictures of a custom page fill their rows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const count of counts) {
        await page.goto(`/pages/page-${count}`);
        await expect(grid(page).getByRole('img')).toHaveCount(count);
        expect(await isTidy(page), `${count} pictures`).toBe(true);
        expect(await scrollsSideways(page)).toBe(false);
      }
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('a note shows its pictures with their words, in Hindi and without script', async ({
  page,
  browser,
  program,
}) => {
  await publishDocument(program, 'news', campNews(PICTURES.slice(0, 3)));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news/camp');
  const pump = grid(page).getByRole('img').first();
  await expect(pump).toHaveAttribute('alt', 'A woman works a hand pump while a child waits');
  await expect(pump).toHaveAttribute('loading', 'lazy');
  await pump.scrollIntoViewIfNeeded();
  await expect
    .poll(() => pump.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const small = grid(page).getByRole('img').last();
  await small.scrollIntoViewIfNeeded();
  await expect
    .poll(() => small.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('w=480');
  expect(await isTidy(page)).toBe(true);
  expect(await violations(page)).toEqual([]);

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: program.address });
  await plain.setViewportSize({ width: 320, height: 740 });
  await plain.goto('/hi/news/camp');
  const hindi = grid(plain).getByRole('img').first();
  await expect(hindi).toHaveAttribute('alt', /[ऀ-ॿ]/);
  await expect(hindi).toHaveAttribute('lang', 'hi');
  await plain.close();
  await restoreDocument(program, 'news');
});

test('a past event without a report has a link to its pictures', async ({ page, program }) => {
  const [waterDay] = events.defaults.en.items;
  const past = { ...waterDay, date: '2020-07-04', pictures: PICTURES.slice(0, 6) };
  await publishDocument(program, 'events', { ...events.defaults.en, items: [past] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/event');
  await page.getByRole('link', { name: 'What came of it' }).click();
  await expect(grid(page).getByRole('img')).toHaveCount(6);
  expect(await isTidy(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await restoreDocument(program, 'events');
});
