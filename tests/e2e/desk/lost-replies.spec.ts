// Meera records and changes things over a bad line: the server has stored one, and its reply is lost.
import type { Page } from '@playwright/test';
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { adminToken, request } from '../../support/program/program.ts';

test.use({ trust: 'lost replies' });

async function recordGift(page: Page, donor: string): Promise<void> {
  await page.getByLabel('Date of the gift').fill('2026-06-12');
  await page.getByLabel('Amount in rupees').fill('100');
  await page.getByLabel('How it came').selectOption('cash');
  await page.getByLabel('Donor', { exact: true }).fill(donor);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

const loseNextReply = (page: Page, address = '**/admin/donations') =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('an unanswered gift is not called unsaved, and is recorded once if it is sent again', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/volunteer/admin/donations/new');
  await loseNextReply(page);
  await recordGift(page, 'Ritu Malhotra');
  await expect(page.getByRole('alert')).toContainText('No response from server');
  await expect(page.getByRole('alert')).toContainText('It is not known whether it was saved.');
  await expect(page.getByText('Nothing has been saved')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The gift has been recorded')).toBeVisible();
  await page.goto('/volunteer/admin/donations?search=ritu');
  await expect(page.getByText('1 gift: ₹100')).toBeVisible();
});

test('after an unanswered gift was left, an equal one is recorded once Meera says so', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/volunteer/admin/donations/new');
  await loseNextReply(page);
  await recordGift(page, 'Anonymous');
  await expect(page.getByRole('alert')).toContainText('No response from server');
  await page.getByRole('link', { name: 'Donations' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Record a gift' }).click();
  await recordGift(page, 'Anonymous');
  const warning = page.getByRole('alert');
  await expect(warning).toContainText('A gift like this has been recorded already');
  await expect(warning.getByRole('link')).toHaveText(['Anonymous, ₹100, 12 Jun 2026']);
  expect(await violations(page)).toEqual([]);
  await warning.getByRole('button', { name: 'It is another gift: record it' }).click();
  await expect(page.getByText('The gift has been recorded')).toBeVisible();
  await page.goto('/volunteer/admin/donations?search=anonymous');
  await expect(page.getByText('2 gifts: ₹200')).toBeVisible();
});

const EDITS = [
  {
    what: 'gift',
    create: 'createDonation',
    records: '/admin/donations',
    stored: { received_on: '2026-06-12', amount_paise: 10_000, mode: 'cash', donor_name: 'Ritu' },
    screen: '/volunteer/admin/donations',
    field: 'Address',
    saved: 'The gift has been changed',
  },
  {
    what: 'privacy request',
    create: 'createPrivacyRequest',
    records: '/admin/privacy-requests',
    stored: { received_on: '2026-01-01', kind: 'access', person_name: 'Etwa Munda' },
    screen: '/volunteer/admin/privacy',
    field: 'Where the answer goes',
    saved: 'The request is saved',
  },
] as const;

for (const { what, create, records, stored, screen, field, saved } of EDITS) {
  test(`an unanswered change of a ${what} that is saved again is not called somebody else’s`, async ({
    page,
    program,
  }) => {
    const token = await adminToken(program.address);
    const { body } = await request(program.address, create, { token, body: stored });
    await startSession(page);
    await page.goto(`${screen}/edit/${body.data.id}`);
    await page.getByLabel(field, { exact: true }).fill('Torpa, Khunti');
    await loseNextReply(page, `**${records}/${body.data.id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('It is not known whether it was saved.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page).toHaveURL(`${screen}/${body.data.id}`);
  });
}

test('a refused gift is called unsaved', async ({ page }) => {
  await startSession(page);
  await page.goto('/volunteer/admin/donations/new');
  await page.route(
    '**/admin/donations',
    (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, code: 'dailyLimitReached', message: 'Please wait.' },
      }),
    { times: 1 },
  );
  await recordGift(page, 'Sunil Rao');
  await expect(page.getByRole('alert')).toContainText('Nothing has been saved.');
});
