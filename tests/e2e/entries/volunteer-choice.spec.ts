// The admin chooses an entry's volunteer from a list, or by a search.
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/app/api/admin.ts';
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { fill } from '../../support/browser/entries/entry-form.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';
import { request } from '../../support/program/program.ts';

const BEYOND_FIRST_PAGE = 'Zubaida Qureshi';

test('with few volunteers a select is shown, with oneself as the default', async ({
  page,
  addVolunteer,
}) => {
  const kavita = await addVolunteer('Kavita Rao');
  await startSession(page);
  await page.goto('/volunteer/admin?new=entry');
  const select = page.getByRole('combobox', { name: 'Volunteer' });
  await expect(select.locator('option:checked')).toHaveText(`Admin (${ADMIN.email}) - Admin`);
  await select.selectOption(`Kavita Rao (${kavita.email})`);
});

for (const type of ['Adult', 'Child']) {
  test(`an entry without a volunteer shows an error before anything is sent: ${type}`, async ({
    page,
    addVolunteer,
  }) => {
    const kavita = await addVolunteer('Kavita Rao');
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The form looks for duplicates, which stores nothing.
      if (request.method() === 'POST' && !pathname.endsWith('/look-alikes')) sent.push(pathname);
    });
    await startSession(page);
    await page.goto('/volunteer/admin?new=entry');
    await page.getByRole('radio', { name: type, exact: true }).check();
    await fill(page, 'Sunita Devi');
    if (type === 'Child') {
      await page.getByLabel('Mother’s name').fill('Rekha Devi');
      await page.getByLabel('Class', { exact: true }).selectOption('2');
      await page.getByLabel('Current school').fill('Zilla Parishad School');
    }
    const select = page.getByRole('combobox', { name: 'Volunteer' });
    await select.selectOption('');
    await page.getByRole('button', { name: 'Submit Survey' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Volunteer selection is required',
    ]);
    await expect(select).toHaveAccessibleDescription('Volunteer selection is required');
    expect(sent).toEqual([]);
    await select.selectOption(`Kavita Rao (${kavita.email})`);
    await page.getByRole('button', { name: 'Submit Survey' }).click();
    await expect(page.getByText('Survey submitted successfully')).toBeVisible();
    expect(sent).toEqual(['/server/api/surveys/create']);
  });
}

test('with hundreds of volunteers a search is shown, usable by keyboard', async ({
  page,
  addVolunteer,
}) => {
  const zubaida = await addVolunteer('Zubaida Shaikh');
  const other = await addVolunteer('Zubaida Khan');
  await startSession(page);
  await seemVeryMany(page);
  await page.goto('/volunteer/admin?new=entry');
  const field = page.getByRole('combobox', { name: 'Volunteer' });
  await expect(field).toHaveValue(`Admin (${ADMIN.email}) - Admin`);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'Active volunteers' });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue(/^Admin/);

  await field.fill('zubaida');
  await expect(list.getByRole('option')).toHaveText([
    `Zubaida Khan (${other.email})`,
    `Zubaida Shaikh (${zubaida.email})`,
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', 'volunteer_id-option-1');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Zubaida Shaikh (${zubaida.email})`);
  await expect(list).toBeHidden();

  await field.fill('nobody of this name');
  await expect(page.getByText('No active volunteer matches').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field, 'half a word leaves who was chosen').toHaveValue(/^Zubaida Shaikh/);
  await field.fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await page.getByRole('link', { name: 'Volunteer selection is required' }).click();
  await expect(field).toBeFocused();
  await field.fill('khan');
  await list.getByRole('option', { name: /Zubaida Khan/ }).click();
  await expect(field).toHaveValue(`Zubaida Khan (${other.email})`);
});

test('the chosen volunteer owns the entry', async ({ page, program, addVolunteer }) => {
  const yusuf = await addVolunteer('Yusuf Ansari');
  const zara = await addVolunteer('Zara Ansari');
  await recordEntries(program, yusuf, ['Given Away']);
  await startSession(page);
  await seemVeryMany(page);
  await page.goto(`/volunteer/admin?volunteer=${yusuf.id}`);
  await page
    .getByRole('row', { name: /Given Away/ })
    .getByRole('link', { name: 'Edit' })
    .click();
  const field = page.getByRole('combobox', { name: 'Volunteer' });
  await expect(field).toHaveValue(`Yusuf Ansari (${yusuf.email})`);
  await field.fill(zara.email);
  await page.getByRole('listbox').getByRole('option').click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/survey\/view\/\d+$/);
  await expect(page.getByRole('link', { name: 'Zara Ansari' })).toBeVisible();
});

test('the list is filtered by a volunteer who is inactive, chosen from a list or found', async ({
  page,
  program,
  addVolunteer,
}) => {
  const kavita = await addVolunteer('Leaving Kavita');
  await recordEntries(program, kavita, ['Recorded By Kavita']);
  const token = await startSession(page);
  await request(program.address, 'setVolunteerStatus', {
    token,
    id: kavita.id,
    body: { status: 'inactive' },
  });
  await page.goto('/volunteer/admin');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const field = sheet.getByRole('combobox', { name: 'Volunteer' });
  const option = `Leaving Kavita (${kavita.email}) - Inactive`;
  await field.selectOption(option);
  await sheet.getByRole('button', { name: 'Show 1 entry' }).click();
  await expect(page.getByRole('link', { name: 'Recorded By Kavita' })).toBeVisible();

  await seemVeryMany(page);
  await page.goto('/volunteer/admin');
  await page.getByRole('button', { name: 'Filters' }).click();
  const search = field.and(sheet.locator('input'));
  await search.fill('kavita');
  await sheet.getByRole('option', { name: option }).click();
  await sheet.getByRole('button', { name: 'Show 1 entry' }).click();
  await expect(page).toHaveURL(new RegExp(`volunteer=${kavita.id}`));
});

test('a volunteer found by the search is chosen without a further request', async ({
  page,
  program,
  addVolunteer,
}) => {
  const zubaida = await addVolunteer(BEYOND_FIRST_PAGE);
  await recordEntries(program, zubaida, ['Recorded By Zubaida']);
  await startSession(page);
  await seemVeryMany(page);
  const read: string[] = [];
  await page.route(`**/server/api/volunteers/${zubaida.id}`, (route) => {
    read.push(route.request().url());
    return route.abort();
  });
  await page.goto('/volunteer/admin');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // A select stands there until the volunteers are loaded.
  const search = sheet.getByRole('combobox', { name: 'Volunteer' }).and(sheet.locator('input'));
  await search.fill(zubaida.email);
  await sheet.getByRole('listbox', { name: 'Volunteers' }).getByRole('option').click();
  expect(read).toEqual([]);
  await page.unroute(`**/server/api/volunteers/${zubaida.id}`);
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(new RegExp(`volunteer=${zubaida.id}`));
});

/** Pretends that there are 500 volunteers; the search still finds the real ones. */
test('among hundreds of volunteers, entries are not handed over to the account that is deleted', async ({
  page,
  program,
  addVolunteer,
}) => {
  const leaving = await addVolunteer('Farida Leaving');
  const staying = await addVolunteer('Farida Staying');
  await recordEntries(program, leaving, ['Of Farida']);
  await startSession(page);
  await seemVeryMany(page);
  await page.goto(`/volunteer/admin/view-volunteer/${leaving.id}`);
  await page.getByRole('button', { name: 'Delete Volunteer' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this volunteer?' });
  // A select stands there until the volunteers are loaded.
  await dialog.getByRole('combobox').and(dialog.locator('input')).fill('Farida');
  await expect(dialog.getByRole('option')).toHaveText([new RegExp(staying.email)]);
});

async function seemVeryMany(page: Page): Promise<void> {
  await page.route('**/server/api/volunteers?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const isSearch = new URL(route.request().url()).searchParams.has('search');
    const data = isSearch
      ? json.data
      : json.data.filter(({ name }: { name: string }) => name !== BEYOND_FIRST_PAGE);
    const pagination = { ...json.pagination, total_records: 500 };
    await route.fulfill({ response, json: { ...json, data, pagination } });
  });
}
