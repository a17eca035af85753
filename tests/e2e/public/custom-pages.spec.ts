// Visitors find the pages that the trust has added.
import { customPages } from '#content/documents/custom-pages.ts';
import {
  expect,
  scrollsSideways,
  test,
  violations,
  waitForHydration,
} from '../../support/browser/e2e-fixtures.ts';
import { publishDocument, restoreDocument } from '../../support/browser/website/website-editor.ts';

const library = {
  name: 'Our library',
  slug: 'our-library',
  linked: 'menu',
  heading: 'A library in a cowshed',
  lede: 'Open on four evenings a week.',
  picture: '',
  pictures: [],
  text: '## Opening hours\n- Monday, 5 to 8\n- Saturday, 3 to 8\n\n1. Write your name\n2. Take a book',
};
const thanks = { ...library, name: 'Thank you', slug: 'thank-you', linked: 'footer', text: 'All.' };
const minutes = { ...thanks, name: 'Minutes', slug: 'minutes', linked: 'nowhere' };
const words = { ...customPages.defaults.en, items: [library, thanks, minutes] };

test('a trust without pages of its own has no link to them', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('a[href*="/pages"]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/pages');
  await page.goto('/pages');
  await expect(page.getByRole('heading', { name: 'There is no further page yet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('with three pages', () => {
  test.beforeAll(({ program }) => publishDocument(program, 'custom-pages', words));
  test.afterAll(({ program }) => restoreDocument(program, 'custom-pages'));

  test('a visitor opens a page from the menu, by keyboard', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/faqs');
    await waitForHydration(page);
    const more = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'More' });
    await more.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    // The bar has no room for them.
    await expect(page.getByRole('banner').getByRole('link', { name: 'हिंदी' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'A library in a cowshed' });
    await expect(heading).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 2, name: 'Opening hours' })).toBeVisible();
    await expect(page.locator('main ul > li')).toHaveText(['Monday, 5 to 8', 'Saturday, 3 to 8']);
    await expect(page.locator('main article ol > li').last()).toHaveText('Take a book');
    expect(await violations(page)).toEqual([]);

    const footer = page.getByRole('navigation', { name: 'More pages' });
    await expect(footer.getByRole('link', { name: 'Thank you' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Minutes' })).toHaveCount(0);
    const html = async (path: string) => (await request.get(path)).text();
    expect(await html('/pages/our-library')).not.toContain('noindex');
    expect(await html('/pages/our-library')).toContain('BreadcrumbList');
    expect(await html('/pages/minutes')).toContain('content="noindex"');
    expect(await html('/pages/minutes')).not.toContain('BreadcrumbList');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).not.toContain('minutes');
    expect(sitemap).toContain('/hi/pages/our-library</loc>');
    await page.getByRole('link', { name: 'All these pages' }).click();
    await expect(page.locator('main h2')).toHaveText([library.heading, thanks.heading]);
  });

  test('on a phone it is in the menu, and without script behind More', async ({
    page,
    browser,
    program,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/hi/faqs');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'मेन्यू' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Our library' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(library.heading);
    await expect(page.locator('h1 [lang=en], h1[lang=en]')).toHaveText(library.heading);
    expect(await scrollsSideways(page)).toBe(false);

    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: program.address });
    await plain.goto('/faqs');
    await plain
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'More' })
      .click();
    await plain.getByRole('link', { name: library.heading }).first().click();
    await expect(plain.getByText('Saturday, 3 to 8')).toBeVisible();
    await plain.close();
  });

  for (const width of [1080, 1180, 1280, 1500, 1920]) {
    test(`the bar with More fits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/');
      const row = page.locator('header > div').first();
      expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await row.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
      await expect(page.getByRole('banner').getByText('Donate')).toBeInViewport({ ratio: 1 });
    });
  }
});
