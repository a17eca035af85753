// Meera has changed words in English only. The Hindi pages show them, marked as English.
import { faqs } from '#content/documents/faqs.ts';
import { expect, test, waitForHydration } from '../../support/browser/e2e-fixtures.ts';
import { publishDocument, restoreDocument } from '../../support/browser/website/website-editor.ts';

const [first, ...others] = faqs.defaults.en.items;
const english = { question: 'Do you work on Sundays?', answer: 'We rest.' };
const words = { ...faqs.defaults.en, items: [english, ...others, first] };

test.beforeAll(({ program }) => publishDocument(program, 'faqs', words));
test.afterAll(({ program }) => restoreDocument(program, 'faqs'));

test('a screen reader reads Meera’s English answer in English', async ({ browser, program }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: program.address });
  await page.goto('/hi/faqs');
  await expect(page.getByText('We rest.')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main h1')).not.toHaveAttribute('lang');
  await page.goto('/faqs');
  await expect(page.getByText('We rest.')).not.toHaveAttribute('lang');
});

test('English words are marked after a link that loads no new page, too', async ({ page }) => {
  await page.goto('/hi/about');
  await waitForHydration(page);
  await page.locator('footer a[href="/hi/faqs"]').first().click();
  await expect(page.getByText('We rest.')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main h1')).not.toHaveAttribute('lang');
});
