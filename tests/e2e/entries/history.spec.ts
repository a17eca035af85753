import type { Page } from '@playwright/test';
import { sunita } from '../../support/app/entries/entries.ts';
import {
  expect,
  expectFits,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

interface Account {
  email: string;
  password: string;
}

/** Creates an entry of the volunteer's through the API. */
async function record({ address }: Program, { email, password }: Account) {
  const signedIn = await request(address, 'signIn', { body: { email, password } });
  const { token } = signedIn.body;
  const created = await request(address, 'createSurvey', { token, body: sunita });
  const { id } = created.body.data;
  const edit = (changed: object, by = token) =>
    request(address, 'updateSurvey', { token: by, id, body: changed });
  return { id, token, edit };
}

async function change(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
}

const version = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('Asha puts an earlier version of an entry back from its history', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  const { id } = await record(program, asha);
  await startSession(page, asha);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(version(page, 'Version 1, recorded')).toContainText('Asha Pawar');
  await expect(page.getByRole('button', { name: 'Put this version back' })).toHaveCount(0);

  await change(page, { 'Mobile number': '5231044781', City: 'Thane' });
  await change(page, { Income: '11000' });
  const newest = version(page, 'Version 3, current');
  await expect(newest.locator('del')).toHaveText('Before: ₹ 8,500');
  await expect(newest.locator('ins')).toHaveText('After: ₹ 11,000');
  const second = version(page, 'Version 2');
  await expect(second.locator('dt')).toHaveText(['Mobile', 'City']);
  await expect(second.locator('del').first()).toHaveText('Before: 52310 44718');
  await expect(newest.getByRole('button')).toHaveCount(0);

  const first = version(page, 'Version 1, recorded');
  await first.getByRole('button', { name: 'Put this version back' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Put version 1 back?' });
  await expect(dialog.locator('dt')).toHaveText(['Mobile', 'City', 'Income']);
  await expect(dialog.locator('ins').last()).toHaveText('After: ₹ 8,500');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(first.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Put back' }).click();

  await expect(page.getByRole('status').getByText('Version 1 was put back')).toBeVisible();
  await expect(page.getByRole('link', { name: '52310 44718' })).toBeVisible();
  await expect(version(page, 'Version 4, current').locator('dt')).toHaveText([
    'Mobile',
    'City',
    'Income',
  ]);
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(version(page, 'Version 3').getByRole('button')).toHaveCount(1);
});

test('Meera sees who deleted an entry and when, and cannot revert it', async ({
  page,
  program,
  addVolunteer,
}) => {
  const ravi = await addVolunteer('Ravi Shinde');
  const { id, token, edit } = await record(program, ravi);
  await edit({ ...sunita, age: 35 });
  await request(program.address, 'deleteSurvey', { token, id });
  await startSession(page);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByText(/^Deleted by Ravi Shinde at \d\d:\d\d\.$/)).toBeVisible();
  await expect(version(page, 'Deleted')).toContainText('Ravi Shinde');
  await expect(version(page, 'Version 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put this version back' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Restore Survey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore Survey' }).click();
  await expect(version(page, 'Restored')).toContainText('Admin');
  await expect(page.getByText(/Deleted by/)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(version(page, 'Version 1, recorded').getByRole('button')).toHaveCount(1);
});

test('a deleted volunteer’s name in an entry links to the date of the deletion', async ({
  page,
  program,
  addVolunteer,
}) => {
  const kavita = await addVolunteer('Kavita More');
  const { id } = await record(program, kavita);
  await startSession(page);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByRole('link', { name: 'Kavita More' })).toBeVisible();
  const token = await adminToken(program.address);
  await request(program.address, 'deleteVolunteer', { token, id: kavita.id });
  await page.reload();
  await page.getByRole('link', { name: 'Kavita More' }).click();
  await expect(page.getByText('The account was deleted on')).toBeVisible();
});

test('simultaneous edits of different fields are merged', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Jadhav');
  const { id, edit } = await record(program, asha);
  await startSession(page, asha);
  await page.goto(`/volunteer/survey/edit/${id}`);
  await page.getByLabel('Age', { exact: true }).fill('41');
  const meera = await adminToken(program.address);
  await edit({ ...sunita, mobile_no: '5231044799', city: 'Thane' }, meera);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    /changed Mobile and City at \d\d:\d\d while you were writing; both are kept/,
  );
  await expect(page.getByLabel('City')).toHaveValue('Thane');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Mumbai')).toHaveCount(1);
  await expect(page.getByText('41 · Female')).toBeVisible();
  await expect(page.getByRole('link', { name: '52310 44799' })).toBeVisible();
  await expect(version(page, 'Version 3, current').locator('dt')).toHaveText(['Age']);
});

test('the writer decides about fields that both edits changed', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Kale');
  const { id, edit } = await record(program, asha);
  await startSession(page, asha);
  await page.goto(`/volunteer/survey/edit/${id}`);
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Aadhaar number').fill('066688801234');
  await page.getByLabel('Income').fill('9000');
  const meera = await adminToken(program.address);
  const theirs = { ...sunita, city: 'Thane', aadhar_no: '055512349876', income: 12_000 };
  await edit(theirs, meera);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'You changed City, Aadhaar and Employment and income as well.',
  );
  await expect(page.getByText('055512349876')).toHaveCount(0);
  const city = page.getByRole('listitem').filter({ hasText: 'Thane' });
  await expect(city).toContainText('You: Pune');
  await city.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Thane');
  await city.getByRole('button', { name: 'Take mine back' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  const income = page.getByRole('listitem').filter({ hasText: '12,000' });
  await income.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Income')).toHaveValue('12,000');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const take = await city.getByRole('button', { name: 'Take theirs' }).boundingBox();
  expect(take?.height, 'the words on one line').toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(version(page, 'Version 3, current').locator('dt')).toHaveText(['City', 'Aadhaar']);
  await expect(page.getByText('Yes, ₹ 12,000 a month')).toBeVisible();
});

test('a failed history leaves the entry in view, and can be loaded again', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Sawant');
  const { id } = await record(program, asha);
  await startSession(page, asha);
  await page.route('**/surveys/history*', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByText('Failed to fetch survey history: Server error: 500')).toBeVisible();
  await expect(page.getByText('34 · Female')).toBeVisible();
  await page.unroute('**/surveys/history*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(version(page, 'Version 1, recorded')).toBeVisible();
});

test('reverting from an outdated state is refused, with the changes that it would make now', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Gaikwad');
  const { id, edit } = await record(program, asha);
  await edit({ ...sunita, age: 35 });
  await startSession(page, asha);
  await page.goto(`/volunteer/survey/view/${id}`);
  await page.getByRole('button', { name: 'Put this version back' }).click();
  await edit({ ...sunita, age: 36, city: 'Thane' });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(dialog.getByText(/Nothing was put back yet/)).toBeVisible();
  await expect(dialog.locator('dt')).toHaveText(['Age', 'City']);
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(version(page, 'Version 4, current')).toBeVisible();
});

test('a long history shows its latest ten versions, the rest on request, and fits from 320 px up', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Deshmukh');
  const { id, edit } = await record(program, asha);
  const long = 'Room 22, Shivneri Chawl, 60 Feet Road, Dharavi, Mumbai '.repeat(3);
  for (let age = 2; age <= 12; age++) {
    await edit({ ...sunita, age, permanent_address: age % 3 ? long : 'x'.repeat(80) });
  }
  await startSession(page, asha);
  await page.goto(`/volunteer/survey/view/${id}`);
  const titles = page.getByRole('heading', { level: 3, name: /^Version/ });
  await expect(titles).toHaveCount(10);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect(titles).toHaveCount(12);
  await expect(titles.nth(10)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Version 1, recorded' })).toBeVisible();
  await expectFits(page, 'the history');
});

test('Back from an entry that Asha has just corrected does not open the form again', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  const { id } = await record(program, asha);
  await startSession(page, asha);
  await page.goto(`/volunteer/survey/view/${id}`);
  await change(page, { City: 'Pune' });
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/survey/view/${id}$`));
  await expect(page.getByRole('link', { name: 'Edit Survey' })).toBeVisible();
});
