// The same person again: found however the name is written, noticed in the form, decided by an admin.
import { API_ROOT } from '#domain/endpoints.ts';
import { ADMIN } from '../../support/app/admin.ts';
import { sunita } from '../../support/app/entries.ts';
import {
  expect,
  openDashboard,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { openForm } from '../../support/browser/entry-form.ts';

test.use({ trust: 'same-person' });

const devi = { ...sunita, name: 'Sunita Devi', city: 'Khunti' };

async function record(page: Parameters<typeof startSession>[0], token: string, entry: object) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(`${API_ROOT}/surveys/create`, { data: entry, headers });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).data.id as number;
}

test('Asha finds मुंडा by Munda, and the form names whom she has recorded before', async ({
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

test('Meera merges two entries field by field, and the one that is gone says where', async ({
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
});
