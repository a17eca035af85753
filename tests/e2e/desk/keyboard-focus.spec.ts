// An action that removes its own button keeps the keyboard focus on the screen.
import type { Page } from '@playwright/test';
import { sunita } from '../../support/app/entries/entries.ts';
import { ritu } from '../../support/app/website/visitors.ts';
import { type Account, expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { detailsOf } from '../../support/browser/volunteers.ts';
import { present } from '../../support/present.ts';
import { type Program, request } from '../../support/program/program.ts';

async function signIn({ address }: Program, { email, password }: Account): Promise<string> {
  const { body } = await request(address, 'signIn', { body: { email, password } });
  return body.token;
}

async function record({ address }: Program, token: string, changes: object): Promise<number> {
  const entry = { ...sunita, ...changes };
  const { body } = await request(address, 'createSurvey', { token, body: entry });
  return body.data.id;
}

async function pressWithKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

const onScreen = (page: Page) => expect(page.getByRole('main')).toBeFocused();

test('Meera restores an account', async ({ page, program, addVolunteer }) => {
  const mohan = await addVolunteer('Mohan');
  const token = await startSession(page);
  await request(program.address, 'deleteVolunteer', { token, id: mohan.id });
  await page.goto(detailsOf(mohan));
  await pressWithKeyboard(page, 'Restore Volunteer');
  await expect(page.getByRole('link', { name: 'Edit Volunteer' })).toBeVisible();
  await onScreen(page);
});

test('Meera restores a query', async ({ page, program }) => {
  const token = await startSession(page);
  const name = 'Ritu Who Comes Back';
  const written = await fetch(`${program.address}/f/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...ritu, name }),
  });
  expect(written.status).toBe(200);
  const { body } = await request(program.address, 'listEnquiries', { token });
  const { id } = present(body.data.find((query) => query.name === name));
  await request(program.address, 'deleteEnquiry', { token, id });
  await page.goto('/volunteer/admin?tab=queries&state=deleted');
  await pressWithKeyboard(page, 'Restore');
  await expect(page.getByText(`The query of ${name} is back`)).toBeVisible();
  await onScreen(page);
});

test('Meera accepts a correction', async ({ page, program, addVolunteer }) => {
  const asha = await signIn(program, await addVolunteer('Asha'));
  const id = await record(program, asha, { name: 'Corrected Sunita' });
  const token = await startSession(page);
  const body = { note: 'Please look at the age.' };
  await request(program.address, 'sendBackSurvey', { token, id, body });
  const edit = { ...sunita, age: 41 };
  await request(program.address, 'updateSurvey', { token: asha, id, body: edit });
  await page.goto(`/volunteer/survey/view/${id}`);
  await pressWithKeyboard(page, 'It is right');
  await expect(page.getByRole('button', { name: 'It is right' })).toHaveCount(0);
  await onScreen(page);
});

test('Asha takes an entry out of a household', async ({ page, program, addVolunteer }) => {
  const account = await addVolunteer('Asha');
  const asha = await signIn(program, account);
  const mother = await record(program, asha, { name: 'Household Mother' });
  const son = await record(program, asha, { name: 'Household Son' });
  const link = { token: asha, id: mother, body: { survey_id: son } };
  await request(program.address, 'linkHousehold', link);
  await startSession(page, account);
  await page.goto(`/volunteer/survey/view/${mother}`);
  await pressWithKeyboard(page, 'Take this entry out');
  await expect(page.getByRole('button', { name: 'Take this entry out' })).toHaveCount(0);
  await onScreen(page);
});

test('Meera opens the tabs of the dashboard', async ({ page }) => {
  await startSession(page);
  await page.goto('/volunteer/admin');
  const tabs = page.getByRole('navigation', { name: 'Admin Dashboard' });
  for (const name of ['Duplicates', 'Places', 'Manage Volunteers', 'Queries', 'Survey Entries']) {
    await tabs.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await onScreen(page);
  }
});

test('Meera merges two spellings of a place', async ({ page, program, addVolunteer }) => {
  const asha = await signIn(program, await addVolunteer('Asha'));
  for (const city of ['Focuspur', 'Fokuspur']) await record(program, asha, { city });
  await startSession(page);
  await page.goto('/volunteer/admin?tab=places&field=city');
  for (const city of ['Focuspur', 'Fokuspur']) {
    await page.getByRole('checkbox', { name: `Select ${city}` }).check();
  }
  await pressWithKeyboard(page, 'Merge');
  await expect(page.getByRole('checkbox', { name: 'Select Fokuspur' })).toHaveCount(0);
  await onScreen(page);
});

test('a name that Meera has typed for places stays when she adds a third', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await signIn(program, await addVolunteer('Asha'));
  for (const city of ['Typedpur', 'Tipedpur', 'Taipedpur']) await record(program, asha, { city });
  await startSession(page);
  await page.goto('/volunteer/admin?tab=places&field=city');
  const choose = (city: string) => page.getByRole('checkbox', { name: `Select ${city}` });
  await choose('Typedpur').check();
  await choose('Tipedpur').check();
  const english = page.getByLabel('Name in English');
  await english.fill('Typed Puram');
  await choose('Taipedpur').check();
  await expect(english).toHaveValue('Typed Puram');
});

test('Meera renames a place of the trust, and removes it', async ({ page, program }) => {
  const token = await startSession(page);
  const body = { places: [{ name: 'Imported', local_name: '' }] };
  await request(program.address, 'importPlaces', { token, body });
  await page.goto('/volunteer/admin?tab=places');
  await page.getByRole('checkbox', { name: 'Select Imported' }).check();
  await page.getByLabel('Name in English').fill('Imported Anew');
  await pressWithKeyboard(page, 'Save');
  await expect(page.getByText('Imported Anew is saved')).toBeVisible();
  await onScreen(page);
  await page.getByRole('checkbox', { name: 'Select Imported Anew' }).check();
  await pressWithKeyboard(page, 'Remove');
  await expect(page.getByText('The place is removed')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Imported Anew' })).toHaveCount(0);
  await onScreen(page);
});

test('Meera sends an entry back, and Asha answers', async ({ page, program, addVolunteer }) => {
  const account = await addVolunteer('Asha');
  const id = await record(program, await signIn(program, account), { name: 'Returned Sunita' });
  await startSession(page);
  await page.goto(`/volunteer/survey/view/${id}`);
  await pressWithKeyboard(page, 'Send back');
  await page.getByLabel('Note').fill('Please look at the age.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('The entry is sent back with your note')).toBeVisible();
  await expect(page.getByRole('button', { name: 'It is right' })).toBeVisible();
  await onScreen(page);

  await startSession(page, account);
  await page.goto('/volunteer/dashboard');
  await pressWithKeyboard(page, 'Answer');
  await page.getByLabel('Your answer').fill('It is right: I asked again.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your answer is sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer' })).toHaveCount(0);
  await onScreen(page);
});

test('Asha answers before her list has arrived', async ({ page, program, addVolunteer }) => {
  const account = await addVolunteer('Asha');
  const id = await record(program, await signIn(program, account), { name: 'Returned Sunita' });
  const note = { note: 'Please look at the age.' };
  const token = await startSession(page);
  await request(program.address, 'sendBackSurvey', { token, id, body: note });
  await startSession(page, account);
  const listed = Promise.withResolvers<void>();
  await page.route('**/server/api/surveys/volunteer?*', async (route) => {
    await listed.promise;
    await route.continue();
  });
  await page.goto('/volunteer/dashboard');
  await pressWithKeyboard(page, 'Answer');
  await page.getByLabel('Your answer').fill('It is right: I asked again.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your answer is sent')).toBeVisible();
  await onScreen(page);
  listed.resolve();
  await expect(page.getByRole('button', { name: 'Answer' })).toHaveCount(0);
  await onScreen(page);
});
