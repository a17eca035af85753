// Entries of somebody who leaves or becomes an editor are handed over to another volunteer.
import { BULK_BATCH } from '#domain/surveys/bulk/bulk.ts';
import {
  expect,
  openDashboard,
  startSession,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';
import { detailsOf, editOf, recordEntries, rowOf } from '../../../support/browser/volunteers.ts';
import { request } from '../../../support/program/program.ts';

test('a deactivation that reassigns entries says that Undo leaves the entries where they are', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Resting Asha');
  const ravi = await addVolunteer('Helping Ravi');
  await recordEntries(program, asha, ['Kept One', 'Kept Two']);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=volunteers&search=Resting');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await dialog.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(
    page.getByText(/2 entries were handed over to .*Helping Ravi.*, and stay there after Undo/),
  ).toBeVisible();
});

test('a reassignment that is cancelled on its way says what was handed over', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Slow Asha');
  const ravi = await addVolunteer('Slow Ravi');
  await recordEntries(program, asha, ['On the Way']);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=volunteers&search=Slow%20Asha');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await dialog.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>();
  await page.route('**/surveys/bulk', async (route) => {
    const response = await route.fetch();
    await isCancelled;
    await route.fulfill({ response });
  });
  const sent = page.waitForRequest('**/surveys/bulk');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await sent;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  cancelled();
  await expect(page.getByText(/1 entry had already been handed over to .*Slow Ravi/)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, asha)).toContainText('Active');
});

test('a cancelled reassignment says what was handed over, although its second batch has no answer', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Broken Asha');
  const ravi = await addVolunteer('Broken Ravi');
  const names = Array.from({ length: BULK_BATCH + 1 }, (_, index) => `Broken ${index}`);
  await recordEntries(program, asha, names);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=volunteers&search=Broken%20Asha');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await dialog.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>();
  const { promise: isSecondSent, resolve: secondSent } = Promise.withResolvers<void>();
  let batches = 0;
  await page.route('**/surveys/bulk', async (route) => {
    batches += 1;
    if (batches === 1) return route.continue();
    secondSent();
    await isCancelled;
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await isSecondSent;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  cancelled();
  await expect(
    page.getByText(/100 entries had already been handed over to .*Broken Ravi/),
  ).toBeVisible();
});

test('the entries of a new editor are handed over, and cannot be sent back to her', async ({
  page,
  program,
  addVolunteer,
}) => {
  const kavya = await addVolunteer('Writing Kavya');
  const ravi = await addVolunteer('Recording Ravi');
  await recordEntries(program, kavya, ['Once Kavyas']);
  await startSession(page);
  const save = async (isEditor: boolean) => {
    await page.getByRole('checkbox', { name: /May write the website/ }).setChecked(isEditor);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(detailsOf(kavya));
  };
  await page.goto(editOf(kavya));
  await save(true);

  await page.goto(`/volunteer/admin?volunteer=${kavya.id}`);
  await page.getByRole('link', { name: 'View', exact: true }).first().click();
  await page.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Once Kavyas back?' });
  await expect(dialog.getByText('Writing Kavya can no longer see entries')).toBeVisible();
  const note = dialog.getByRole('textbox');
  await note.fill('Please ask for her age again');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog.getByText('The volunteer can no longer see entries')).toBeVisible();
  await expect(note).toHaveValue('Please ask for her age again');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Give it to somebody else' }).click();
  await expect(page).toHaveURL(/\/volunteer\/survey\/edit\/\d+/);

  await page.goto(editOf(kavya));
  await save(false);
  await page.goto(editOf(kavya));
  await page.getByRole('checkbox', { name: /May write the website/ }).check();
  await page.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  await save(true);
  await page.goto(`/volunteer/admin?volunteer=${ravi.id}`);
  await expect(page.getByText('Once Kavyas')).toBeVisible();
});

test('an account is saved before its entries are reassigned, and a failure is reported', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Leaving Asha');
  const ravi = await addVolunteer('Staying Ravi');
  await recordEntries(program, asha, ['Handed One', 'Handed Two']);
  await openDashboard(page);
  await page.goto(editOf(asha));
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  const save = page.getByRole('button', { name: 'Save Changes' });
  const entriesOf = async ({ id }: { id: number }) => {
    const query = { volunteer_id: id, limit: 1 };
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const { body } = await request(program.address, 'listSurveys', { token, query });
    return body.pagination.total_records;
  };

  const account = `**/volunteers/${asha.id}`;
  await page.route(account, (route) => route.abort('connectionreset'), { times: 1 });
  await save.click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  expect(await entriesOf(asha)).toBe(2);

  await page.route('**/surveys/bulk', (route) => route.abort('connectionreset'), { times: 1 });
  await save.click();
  await expect(page.getByText('The account is saved, the rest is not.')).toBeVisible();
  expect(await entriesOf(asha)).toBe(2);
  await save.click();
  await expect(page).toHaveURL(new RegExp(detailsOf(asha)));
  expect([await entriesOf(asha), await entriesOf(ravi)]).toEqual([0, 2]);
});
