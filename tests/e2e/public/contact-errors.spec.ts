// Errors of the form service and of the network on the contact page.

import { expect, test, violations, waitForHydration } from '../../support/browser/e2e-fixtures.ts';
import { lata, SENT, write } from '../../support/browser/website/contact-form.ts';

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
