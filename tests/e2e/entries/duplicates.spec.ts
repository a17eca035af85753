// Duplicates: found in any spelling of the name, announced in the form, decided by an admin.
import type { Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import {
  expect,
  openDashboard,
  replyFrom,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { openForm } from '../../support/browser/entries/entry-form.ts';
import { tabTo } from '../../support/browser/keyboard.ts';

test.use({ trust: 'same-person' });

const devi = { ...sunita, name: 'Sunita Devi', city: 'Khunti' };

async function record(page: Page, token: string, entry: object): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(`${API_ROOT}/surveys/create`, { data: entry, headers });
  return (await replyFrom('createSurvey', reply)).body.data.id;
}

test('Asha finds मुंडा by Munda, and the form warns of people that she has recorded before', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await startSession(page, asha);
  const id = await record(page, token, { ...devi, name: 'सुनीता मुंडा' });
  await openDashboard(page, asha);
  await page.getByLabel('Search').fill('moonda');
  await expect(page.getByText('No exact match; 1 that sounds alike')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/volunteer/dashboard');
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Sunita Munda');
  await page.getByLabel('Mobile number').fill(devi.mobile_no);
  await page.getByLabel('Correspondence address').focus();
  const notice = page.getByRole('status').filter({ hasText: 'This may be' });
  await expect(notice).toContainText('सुनीता मुंडा');
  await expect(notice).toContainText('Same mobile');
  // The notice never takes the focus.
  await expect(page.getByLabel('Correspondence address')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page)).toBe(false);

  // Having compared both, she is asked again.
  await notice.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सुनीता मुंडा');
  await page.goBack();
  await expect(notice).toContainText('Same mobile');

  await notice.getByRole('button', { name: 'It is another person' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'OBC' }).check();
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Correspondence address').fill('Tola Bahamani');
  await page.getByLabel('Aadhaar number').fill('0999 1234 5678');
  const sent = page.waitForRequest((request) => request.url().endsWith('/surveys/create'));
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  expect((await sent).postDataJSON().different_from).toEqual([id]);
});

test('without a city, the form looks for duplicates when the constituency is left', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await startSession(page, asha);
  const place = { city: '', constituency: 'Latehar' };
  await record(page, token, { ...devi, ...place, name: 'Sanjhli Devi', mobile_no: '5231077220' });
  await page.goto('/volunteer/dashboard');
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('सांझली देवी');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Constituency').fill('Latehar');
  await page.getByLabel('Aadhaar number').focus();
  const notice = page.getByRole('status').filter({ hasText: 'This may be' });
  await expect(notice).toContainText('Sanjhli Devi');
});

test('Meera merges two entries field by field, and the merged one links to the other', async ({
  page,
  addVolunteer,
}) => {
  const token = await startSession(page, await addVolunteer('Ravi'));
  const older = await record(page, token, devi);
  const newer = await record(page, token, { ...devi, name: 'सुनीता देवी', age: 35, income: 9000 });
  await openDashboard(page, ADMIN);
  await page.getByRole('link', { name: /^Duplicates/ }).click();
  await page.getByRole('link', { name: 'Sunita Devi and सुनीता देवी' }).click();
  await expect(page.getByRole('heading', { name: 'Are these one person?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('radio', { name: `Name: सुनीता देवी, Entry ${newer}` }).check();
  await page.getByRole('radio', { name: `Age: 34, Entry ${older}` }).check();
  await page.getByRole('button', { name: `Merge into ${older}` }).click();
  await expect(page.getByText(`Merged into entry ${older}`)).toBeVisible();
  await page.goto(`/volunteer/survey/view/${older}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सुनीता देवी');
  await page.goto(`/volunteer/survey/view/${newer}`);
  await expect(page.getByRole('link', { name: `It was merged into entry ${older}` })).toBeVisible();

  await page.goto('/volunteer/admin?tab=duplicates&state=merged');
  await expect(page.getByRole('heading', { name: 'Merged' })).toBeVisible();
  await expect(page.getByText(`Merged into entry ${older} by`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Restore entry ${newer}` }).click();
  await expect(page.getByText('The merge is undone')).toBeVisible();
  await expect(page.getByText('Nothing has been merged yet')).toBeVisible();
});

test('Meera holds two people apart by mistake, and Undo lists them again', async ({
  page,
  addVolunteer,
}) => {
  const token = await startSession(page, await addVolunteer('Ravi'));
  const city = 'Murhu';
  const numbers = { mobile_no: '5231077001', aadhar_no: '041288377001', other_document_type: '' };
  const etwari = { ...devi, ...numbers, city, name: 'Etwari Devi', other_document_no: '' };
  await record(page, token, etwari);
  await record(page, token, { ...etwari, age: 35, income: 9000 });
  await openDashboard(page, ADMIN);
  await page.goto(`/volunteer/admin?tab=duplicates&search=${city}`);
  await page.getByRole('button', { name: 'Different people' }).click();
  await expect(page.getByText('No pairs match')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').getByText('They are an open pair again')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Open pairs' }).getByRole('link')).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: 'Different people' }).click();
  await expect(page.getByText('No pairs match')).toBeVisible();

  // The message with Undo is gone; the list of decided pairs has it as well.
  await page.goto(
    `/volunteer/admin?tab=duplicates&state=different&search=${city}&pair=900001-900002`,
  );
  await expect(page.getByText('The pair of this address is not in this list')).toBeVisible();
  await page.getByRole('link', { name: /^Etwari Devi and/ }).click();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('status').getByText('They are an open pair again')).toBeVisible();
  await expect(page.getByText('No pairs match')).toBeVisible();
});

test('after a merge Meera comes to a pair that is still open', async ({ page, addVolunteer }) => {
  const token = await startSession(page, await addVolunteer('Ravi'));
  const city = 'Arki';
  const numbers = { mobile_no: '5231077301', aadhar_no: '041288377301', other_document_type: '' };
  const jauni = { ...devi, ...numbers, city, name: 'Jauni Purty', other_document_no: '' };
  const first = await record(page, token, jauni);
  const second = await record(page, token, { ...jauni, age: 35 });
  const third = await record(page, token, { ...jauni, age: 36 });
  await openDashboard(page, ADMIN);
  await page.goto(
    `/volunteer/admin?tab=duplicates&sort=oldest&search=${city}&pair=${first}-${third}`,
  );
  const pairs = page.getByRole('navigation', { name: 'Open pairs' }).getByRole('link');
  await expect(pairs).toHaveCount(3);
  // The next pair in the list has the entry that the merge removes.
  await page.getByRole('button', { name: `Merge into ${first}` }).click();
  await expect(pairs).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Entry ${second}` })).toBeVisible();
  await expect(page.getByText('The pair of this address is not in this list')).toBeHidden();
});

for (const width of [360, 1280]) {
  test(`Meera decides about pairs with the keyboard alone, ${width} pixels wide`, async ({
    page,
    addVolunteer,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const token = await startSession(page, await addVolunteer('Ravi'));
    const city = `Torpa ${width}`;
    const ids: [number, number][] = [];
    for (const [at, name] of ['Phulmani Topno', 'Birsi Guria', 'Salomi Hemrom'].entries()) {
      const person = { ...devi, city, name, mobile_no: `52399${width + at}`.padEnd(10, '0') };
      const numbers = { aadhar_no: '', other_document_type: '', other_document_no: '' };
      const known = { ...person, ...numbers, aadhar_no: `0412${width + at}`.padEnd(12, '7') };
      const first = await record(page, token, known);
      ids.push([first, await record(page, token, { ...known, age: 35, income: 9000 })]);
    }
    await openDashboard(page, ADMIN);
    await page.goto(`/volunteer/admin?tab=duplicates&sort=oldest&search=${city}`);
    const pairs = page.getByRole('navigation', { name: 'Open pairs' }).getByRole('link');
    await expect(pairs).toHaveCount(3);
    const title = page.getByRole('heading', { name: 'Are these one person?' });
    const [, second = [0, 0], third = [0, 0]] = ids;
    expect(await scrollsSideways(page)).toBe(false);

    await tabTo(page, pairs.nth(1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Entry ${second[0]}` })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: `Entry ${second[0]}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birsi Guria');
    await page.goBack();
    await expect(title).toBeVisible();

    await tabTo(page, page.getByRole('radio', { name: `Age: 35, Entry ${second[1]}` }));
    await page.keyboard.press('ArrowLeft');
    const older = page.getByRole('radio', { name: `Age: 34, Entry ${second[0]}` });
    await expect(older).toBeFocused();
    await expect(older).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: `Merge into ${second[0]}` }));
    await expectInView(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Merged into entry ${second[0]}`)).toBeVisible();
    await expect(pairs).toHaveCount(2);
    await expect(page.getByRole('link', { name: `Entry ${third[0]}` })).toBeVisible();
    await expect(title).toBeFocused();
    await expectInView(page);
    expect(await violations(page)).toEqual([]);

    await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The merge is undone')).toBeVisible();
    await expect(pairs).toHaveCount(3);

    await tabTo(page, page.getByRole('button', { name: 'Different people' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Kept as two people')).toBeVisible();
    await expect(pairs).toHaveCount(2);
    await expect(title).toBeFocused();
    for (const left of [1, 0]) {
      await tabTo(page, page.getByRole('button', { name: 'Different people' }));
      await page.keyboard.press('Enter');
      await expect(pairs).toHaveCount(left);
    }
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('changes made during Meera’s comparison are shown before she decides', async ({
  page,
  addVolunteer,
}) => {
  const token = await startSession(page, await addVolunteer('Ravi'));
  const person = { ...devi, city: 'Murhu', name: 'Asrita Bodra', mobile_no: '5239911111' };
  const known = { ...person, aadhar_no: '041255556666' };
  const older = await record(page, token, known);
  const newer = await record(page, token, { ...known, age: 35 });
  await openDashboard(page, ADMIN);
  await page.goto('/volunteer/admin?tab=duplicates&search=Murhu');
  const merge = page.getByRole('button', { name: `Merge into ${older}` });
  await expect(merge).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const edit = { data: { ...known, age: 36 }, headers };
  expect((await page.request.put(`${API_ROOT}/surveys/${newer}`, edit)).status()).toBe(200);
  await merge.click();
  await expect(page.getByText('One of the entries was changed meanwhile')).toBeVisible();
  await expect(page.getByRole('radio', { name: `Age: 36, Entry ${newer}` })).toBeChecked();
  await merge.click();
  await expect(page.getByText(`Merged into entry ${older}`)).toBeVisible();
});

async function expectInView(page: Page): Promise<void> {
  const box = await page.locator(':focus').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}
