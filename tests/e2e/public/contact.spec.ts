import type { Locator, Page } from '@playwright/test';
import { expect, test, violations, waitForHydration } from '../../support/browser/e2e-fixtures.ts';
import { lata, SENT, write } from '../../support/browser/website/contact-form.ts';

test('Lata’s query is sent, and she is thanked', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page);
  const asked = page.waitForRequest('**/f/contact');
  await page.getByRole('button', { name: 'Submit' }).click();
  const request = await asked;
  expect(request.postDataJSON()).toEqual({
    name: lata.Name,
    phone: lata.Phone,
    email: lata.Email,
    address: lata.Address,
    message: lata.Message,
  });
  const headers = await request.allHeaders();
  expect(headers.accept).toBe('application/json');
  expect(headers['formspree-client']).toMatch(/@formspree\/core@4\.0\.0$/);
  const session = JSON.parse(atob(headers['formspree-session-data'] ?? ''));
  expect(Object.keys(session).sort()).toEqual(['loadedAt', 'webdriver']);

  const thanks = page.getByRole('heading', { name: SENT });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 960],
] as const) {
  test(`at ${width} x ${height} neither corrections nor the thanks lie under the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/f/contact', (route) =>
      route.fulfill({ status: 422, json: { error: 'The office is closed' } }),
    );
    await page.goto('/contact');
    await waitForHydration(page);
    await write(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('The office is closed');
    await expectBelowBar(page, summary);

    const wrong = Object.keys(lata).map((label) => ({
      code: 'TYPE_TEXT',
      field: label.toLowerCase(),
      message: 'is odd',
    }));
    await page.unroute('**/f/contact');
    await page.route('**/f/contact', (route) =>
      route.fulfill({ status: 422, json: { errors: wrong } }),
    );
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(summary.getByRole('link')).toHaveCount(wrong.length);
    for (const label of Object.keys(lata)) {
      await summary.getByRole('link', { name: `${label}: is odd` }).click();
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await expectBelowBar(page, page.locator('label').getByText(label, { exact: true }));
    }

    await page.unroute('**/f/contact');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
    await expectBelowBar(page, page.locator('#thank-you svg').locator('..'));
  });
}

/** Waits until scrolling has stopped. */
async function expectBelowBar(page: Page, place: Locator): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox();
  const saw = 9;
  let before = Number.NaN;
  await expect(async () => {
    const top = (await place.boundingBox())?.y ?? Number.NaN;
    const moved = top - before;
    before = top;
    expect(moved).toBe(0);
    // A slow machine may pause before it starts to scroll.
    const what = await place.evaluate(({ outerHTML }) => outerHTML.slice(0, 60));
    expect(top, what).toBeGreaterThanOrEqual((bar?.height ?? 0) + saw);
    expect(top, what).toBeLessThan(page.viewportSize()?.height ?? 0);
  }).toPass({ intervals: [100], timeout: 15_000 });
}

test('the button shows the sending, and cannot be pressed twice', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/f/contact', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page);
  await page.getByLabel('Name', { exact: true }).press('Enter');
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).press('Enter');
  answer();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(asked).toBe(1);
});

test('the browser asks for missing fields before anything is sent', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page, { Phone: '' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  for (const label of Object.keys(lata)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  }
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('Lata’s query is sent, and she is redirected to the thank-you page', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/contact#thank-you$/);
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  });

  test('the Hindi page shows errors and thanks in Hindi', async ({ page }) => {
    await page.goto('/hi/contact');
    const form = page.locator('form[action^="/f/"]');
    const { Name: name, Email: email, Address: address, Message: message } = lata;
    const typed = { name, phone: '   ', email, address, message };
    for (const [field, text] of Object.entries(typed)) {
      await form.locator(`[name=${field}]`).fill(text);
    }
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText('कृपया अपना फ़ोन नंबर लिखिए।');
    await expect(form.locator('[name=name]')).toHaveValue(name);
    await form.locator('[name=phone]').fill(lata.Phone);
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/hi\/contact#thank-you$/);
    await expect(page.getByRole('heading', { name: /धन्यवाद/ })).toBeVisible();
  });

  test('a refused form is shown again with the typed text, and leads to the thank-you page', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: SENT })).toBeHidden();
    const tricky = 'She said "5 < 6 & 7" </textarea><script>alert(1)</script>';
    await write(page, { Phone: '   ', Message: tricky });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('alert')).toContainText('Please write your phone number.');
    await expect(page.getByLabel('Message')).toHaveValue(tricky);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(lata.Name);
    await page.getByLabel('Phone', { exact: true }).fill(lata.Phone);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/contact#thank-you$/);
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    await expect(page.getByLabel('Message')).toBeHidden();
  });
});

test('what Lata typed goes along when she changes the language, and is not stored after that', async ({
  page,
}) => {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const hindi = page.getByRole('link', { name: 'हिंदी' }).first();
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page);
  await hindi.click();
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await expect(field('name')).toHaveValue(lata.Name);
  await expect(field('message')).toHaveValue(lata.Message);
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();

  await page.goto('/bank-details/receipt');
  await waitForHydration(page);
  await field('address').fill(lata.Address);
  await field('pan').fill('ABCDE1234F');
  await hindi.click();
  await expect(page).toHaveURL(/\/hi\/bank-details\/receipt$/);
  await expect(field('address')).toHaveValue(lata.Address);
  await expect(field('pan')).toHaveValue('');
});

test('the thank-you of the form for volunteers has the focus', async ({ page }) => {
  await page.goto('/volunteer-with-us');
  await waitForHydration(page);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('name').fill('Lata Gaikwad');
  await field('phone').fill(lata.Phone);
  await field('place').fill('Sawantwadi');
  await field('wish').fill('I teach mathematics.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/#thank-you$/);
  await expect(page.locator('#thank-you')).toBeFocused();
});
