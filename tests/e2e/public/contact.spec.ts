import type { Locator, Page } from '@playwright/test';
import { expect, test, violations, waitForHydration } from '../../support/browser/e2e-fixtures.ts';

const lata = {
  Name: 'Lata Deshpande',
  Phone: '98200 12345',
  Email: 'lata@village.example',
  Address: 'Ward 3, near the primary school',
  Message: 'Our hand pump has been dry since March.\nWhom should we talk to?',
};
const SENT = 'Thank you! Your message has been sent successfully.';

async function write(page: Page, query: Partial<typeof lata> = lata): Promise<void> {
  for (const [label, text] of Object.entries({ ...lata, ...query })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

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

const FIELD_CODES = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'SOMETHING_NEW',
];
const FORM_CODES = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
  'SOMETHING_NEW',
];
const replies: [name: string, reply: object, said: RegExp, field?: string][] = [
  ...FIELD_CODES.map((code): [string, object, RegExp, string] => [
    `${code} at a field`,
    { errors: [{ code, field: 'email', message: `Said of ${code}` }] },
    new RegExp(`Said of ${code}`),
    'Email',
  ]),
  ...FORM_CODES.map((code): [string, object, RegExp] => [
    `${code} of the form`,
    { errors: [{ code, message: `Said of ${code}` }] },
    new RegExp(`Said of ${code}`),
  ]),
  ['one text', { error: 'The office is closed' }, /The office is closed/],
  ['an unknown shape', { hello: 'there' }, /Unexpected response format/],
  [
    'a field that the form does not have',
    { errors: [{ field: 'pan', message: 'PAN is odd' }] },
    /PAN is odd/,
  ],
  ['no reason at all', { errors: [] }, /Your query was not sent/],
];

test('every error of the catalogue is shown at its place, and the typed text stays', async ({
  page,
}) => {
  test.slow();
  let reply: object = {};
  await page.route('**/f/contact', (route) => route.fulfill({ status: 422, json: reply }));
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page);
  for (const [name, answer, said, field] of replies) {
    reply = answer;
    await page.getByRole('button', { name: 'Submit' }).click();
    const summary = page.getByRole('alert');
    await expect(summary, name).toContainText(said);
    await expect(summary, name).toBeFocused();
    if (field) {
      const control = page.getByLabel(field, { exact: true });
      await expect(control, name).toHaveAttribute('aria-invalid', 'true');
      await expect(control, name).toHaveAccessibleDescription(said);
    }
    for (const [label, text] of Object.entries(lata)) {
      await expect(page.getByLabel(label, { exact: true }), name).toHaveValue(text);
    }
  }
  expect(await violations(page)).toEqual([]);
});

test('a lost connection is reported, and a second try succeeds', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page);
  let isCut = true;
  await page.route('**/f/contact', (route) => (isCut ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch');
  isCut = false;
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
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
