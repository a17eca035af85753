// The API documentation, as a developer of another client reads it.
import { API_ROOT } from '#domain/endpoints.ts';
import { expect, scrollsSideways, test, violations } from '../../support/browser/e2e-fixtures.ts';

const PAGE = `${API_ROOT}/docs`;

for (const width of [320, 768, 1280]) {
  test(`at ${width} px it is read without scrolling sideways`, async ({ page }) => {
    test.slow(width !== 768, 'there is much for axe to look at');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The calls of Adhyay');
    expect(await scrollsSideways(page)).toBe(false);
    if (width !== 768) expect(await violations(page)).toEqual([]);
  });
}

test('its contents lead to a call, by keyboard, with nothing that runs', async ({
  browser,
  program,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: program.address });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the calls' })).toBeFocused();
  await page.getByRole('link', { name: 'Record an entry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#createSurvey$/);
  const call = page.getByRole('article', { name: 'Record an entry' });
  await expect(call.getByRole('heading')).toHaveText([
    'Record an entry',
    'Parameters',
    'Body',
    'Reply 201',
    'Refusals',
  ]);
  await expect(call).toContainText('Idempotency-Key');
  await call.getByRole('link', { name: 'SurveyDraft' }).click();
  await expect(page).toHaveURL(/#SurveyDraft$/);
  await expect(page.getByRole('article', { name: 'SurveyDraft' })).toContainText('aadhar_no');
  await context.close();
});
