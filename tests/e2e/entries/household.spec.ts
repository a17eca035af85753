import type { Page } from '@playwright/test';
import {
  expect,
  openDashboard,
  scrollsSideways,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { AADHAAR, name, typeAndKeep } from '../../support/browser/entries/entry-form.ts';
import { countTaps } from '../../support/browser/taps.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Survey' });
const another = (page: Page) => page.getByRole('button', { name: 'Another of this household' });
const mobile = (page: Page) => page.getByLabel('Mobile number', { exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Another of this household' });

async function recordRamesh(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await name(page).fill('Ramesh Munda');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByRole('radio', { name: 'ST' }).check();
  await page.getByLabel('Age', { exact: true }).fill('38');
  await mobile(page).fill('5180622930');
  await page.getByLabel('Correspondence address').fill('House 12, Tola Bahamani');
  await page.getByRole('checkbox', { name: /Permanent address is the same/ }).check();
  await page.getByLabel('City').fill('Khunti');
  await page.getByLabel('Constituency').fill('Torpa');
  await page.getByLabel('Aadhaar number').fill(AADHAAR);
  await submit(page).click();
  await expect(page.getByRole('link', { name: 'Ramesh Munda' })).toBeVisible();
}

test('Sunita’s entry copies the address of Ramesh, also after a reload', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await expect(another(page)).toBeHidden();
  await recordRamesh(page);
  await another(page).click();
  await expect(banner(page)).toContainText(
    'Taken over from Ramesh Munda: Mobile, Correspondence address, City and Constituency',
  );
  expect(page.url()).not.toMatch(/Ramesh|5180/);
  await page.reload();
  await expect(mobile(page)).toHaveValue('51806 22930');
  await expect(mobile(page)).toHaveAccessibleDescription('From Ramesh Munda');
  await expect(page.getByLabel('Correspondence address')).toHaveValue('House 12, Tola Bahamani');
  await expect(page.getByRole('checkbox', { name: /Permanent address/ })).toBeChecked();
  await expect(page.getByLabel('City')).toHaveValue('Khunti');
  await expect(page.getByLabel('Constituency')).toHaveValue('Torpa');
  await expect(name(page)).toHaveValue('');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/Munda|5180622930/);

  await typeAndKeep(page, 'Name', 'Sunita Devi');
  await page.reload();
  await expect(name(page)).toHaveValue('Sunita Devi');
  await expect(mobile(page)).toHaveAccessibleDescription('From Ramesh Munda');
});

test('copied fields are cleared with a tap, or by typing over them', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await recordRamesh(page);
  await another(page).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveCount(4);
  await undo.first().click();
  await expect(mobile(page)).toHaveValue('');
  await expect(mobile(page)).toBeFocused();
  await page.getByLabel('City').fill('Ranchi');
  await expect(undo).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(undo).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Ranchi');
  await expect(page.getByLabel('Correspondence address')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Permanent address/ })).not.toBeChecked();
});

test('the search for others of the household is a dialog, not a question read out whole', async ({
  page,
  program,
  addVolunteer,
}) => {
  const meera = await addVolunteer('Meera');
  await recordEntries(program, meera, ['Ramesh Munda']);
  await openDashboard(page, meera);
  await page.getByRole('link', { name: 'Ramesh Munda' }).click();
  await page.getByRole('button', { name: 'Link another' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who lives with Ramesh Munda?' });
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription('');
  // Begins with the mobile number, which typing replaces.
  const search = dialog.getByRole('searchbox');
  await expect(search).not.toHaveValue('');
  await search.tap();
  await page.keyboard.type('Sita');
  await expect(search).toHaveValue('Sita');
  await search.tap();
  await page.keyboard.type(' Munda');
  await expect(search).toHaveValue(/ Munda/);
  await expect(search).toHaveValue(/Sita/);
});

test('another account on the phone does not see the household', async ({ page, addVolunteer }) => {
  const kavita = await addVolunteer('Kavita');
  const meera = await addVolunteer('Meera');
  await openDashboard(page, meera);
  await recordRamesh(page);
  await expect(another(page)).toBeVisible();
  // Without Logout, which forgets the household.
  await openDashboard(page, kavita);
  await expect(page.getByText('No survey entries')).toBeVisible();
  await expect(another(page)).toBeHidden();
  await openDashboard(page, meera);
  await expect(another(page)).toBeVisible();
});

interface Person {
  name: string;
  gender: string;
  age: string;
  parents?: string;
  schoolClass?: string;
}

const HOUSE: readonly Person[] = [
  { name: 'Ramesh Munda', gender: 'Male', age: '38' },
  { name: 'Sunita Devi', gender: 'Female', age: '34' },
  { name: 'Anil Munda', gender: 'Male', age: '12', parents: 'Ramesh Munda', schoolClass: '6' },
];
const NEIGHBOUR: Person = { name: 'Birsa Horo', gender: 'Male', age: '61' };

test('four people in a row, three of one household, take at most 39 taps and 250 keys', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Meera'));
  // A message shown for ten seconds may cover a field.
  test.setTimeout(180_000);
  const { tap, tapAndType, type, enter, counted } = countTaps(page);

  async function record(person: Person, isOfHousehold: boolean) {
    await tap(
      isOfHousehold ? another(page) : page.getByRole('button', { name: 'New Survey Entry' }),
    );
    const isChild = person.schoolClass !== undefined;
    if (isChild) await tap(page.getByText('Child', { exact: true }));
    await tapAndType(name(page), person.name);
    await tap(page.getByText(person.gender, { exact: true }));
    await tap(page.getByText('ST', { exact: true }));
    await tapAndType(page.getByLabel('Age', { exact: true }), person.age);
    if (person.parents) {
      await tapAndType(page.getByLabel('Father’s name'), person.parents);
    }
    if (isChild) {
      await page.getByLabel('Class', { exact: true }).selectOption(person.schoolClass ?? '');
      counted.taps += 2;
      await tapAndType(page.getByLabel('Current school'), 'Govt School');
    }
    if (!isOfHousehold) {
      await tapAndType(mobile(page), '5180622930');
      await enter();
      await enter();
      await type('Tola Bahamani');
      await tapAndType(page.getByLabel('City'), 'Khunti');
      await enter();
      await type('Torpa');
      await enter();
      await type('041288301234');
    } else {
      await tapAndType(page.getByLabel('Aadhaar number'), '041288301234');
    }
    await tap(submit(page));
    await expect(page.getByRole('link', { name: person.name })).toBeVisible();
  }

  for (const [place, person] of HOUSE.entries()) await record(person, place > 0);
  await record(NEIGHBOUR, false);
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
  expect(counted.taps).toBeLessThanOrEqual(39);
  expect(counted.keys).toBeLessThanOrEqual(250);
});

test('the address of a deleted entry is not offered again, not even after a reload', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Lata'));
  await recordRamesh(page);
  await expect(another(page)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await expect(page.getByText('Survey deleted successfully')).toBeVisible();
  await expect(another(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'New Survey Entry' })).toBeVisible();
  await expect(another(page)).toBeHidden();
});
