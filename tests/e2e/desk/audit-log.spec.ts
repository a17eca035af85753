// Meera looks up who did what, and who read Sunita's numbers.
import { ADMIN } from '../../support/app/api/admin.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { expect, expectFits, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { publishDocument, restoreDocument } from '../../support/browser/website/website-editor.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('Meera sees what happened to an entry, and finds all that one volunteer did', async ({
  page,
  program: { address },
  addVolunteer,
}) => {
  const { email, password } = await addVolunteer('Asha Ghorpade');
  const signedIn = await request(address, 'signIn', { body: { email, password } });
  const { token } = signedIn.body;
  const { id } = (await request(address, 'createSurvey', { token, body: sunita })).body.data;
  await request(address, 'readSurvey', { token: await adminToken(address), id });

  await startSession(page, ADMIN);
  await page.goto(`/volunteer/survey/view/${id}`);
  await page.getByRole('link', { name: /who read the numbers/ }).click();
  const events = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(events.last()).toContainText(`RecordedSurvey ${id}Asha Ghorpade`);
  await expect(events.first()).toContainText(`Read in fullSurvey ${id}Admin`);
  await expectFits(page, 'the audit log of an entry');

  await page.getByLabel('Until').fill('2099-01-01');
  await expect(page).toHaveURL(/until=2099/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/survey/view/${id}$`));
  await page.goBack();

  await page.getByRole('button', { name: 'Show everything' }).click();
  const who = page.getByLabel('Who');
  const ashas = await who.getByRole('option', { name: 'Asha Ghorpade' }).getAttribute('value');
  await who.focus();
  await who.selectOption(ashas);
  await expect(events.last()).toContainText('Signed in');
  await expect(who).toBeFocused();
  await expect(events.first()).toContainText('Recorded');
  await page.getByLabel('What').selectOption('Account');
  await expect(events).toHaveCount(1);
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText('Nothing was recorded for this choice')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByLabel('Until')).toHaveValue('');
  await expect(who).toHaveValue('');
  await expect(events.first()).toBeVisible();

  await page.goto('/volunteer/admin?tab=volunteers');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/tab=volunteers/);
});

test('Meera looks up what people did whose accounts are inactive or deleted', async ({
  page,
  program: { address },
  addVolunteer,
}) => {
  const token = await adminToken(address);
  const gone = await addVolunteer('Gauri Kale');
  const inactive = await addVolunteer('Nanda Shirke');
  for (const { email, password } of [gone, inactive])
    await request(address, 'signIn', { body: { email, password } });
  await request(address, 'deleteVolunteer', { token, id: gone.id });
  await request(address, 'setVolunteerStatus', {
    token,
    id: inactive.id,
    body: { status: 'inactive' },
  });
  await startSession(page, ADMIN);
  await page.goto('/volunteer/admin/audit-log');
  const events = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  const who = page.getByLabel('Who');
  for (const [option, name] of [
    ['Gauri Kale - Deleted', 'Gauri Kale'],
    [`Nanda Shirke (${inactive.email}) - Inactive`, 'Nanda Shirke'],
  ] as const) {
    await who.selectOption(option);
    await expect(events.last()).toContainText(`Signed in`);
    await expect(events.last()).toContainText(name);
  }
});

test('Meera goes from a publication to the history of the part', async ({ page, program }) => {
  await publishDocument(program, 'holidays-2025', { year: 2026, items: [] });
  await startSession(page, ADMIN);
  await page.goto('/volunteer/admin/audit-log?entity=document');
  await page.getByRole('link', { name: 'Website Holidays · English' }).first().click();
  await expect(page.getByRole('heading', { name: 'History of Holidays' })).toBeVisible();
  await restoreDocument(program, 'holidays-2025');
});

test('a day that the calendar does not have is left out of the address', async ({ page }) => {
  await startSession(page, ADMIN);
  await page.goto('/volunteer/admin/audit-log?until=2026-02-31&id=12345678901234567890');
  await expect(
    page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Until')).toHaveValue('');
});

test('the last seal of the log is there for Meera to write down', async ({ page }) => {
  await startSession(page, ADMIN);
  // The first seal is a minute old at best.
  await page.route('**/server/api/audit-log*', async (route) => {
    const reply = await route.fetch();
    const seal = { head: '7f3a 09bc 1d2e 44a0', sealed_at: '2026-11-29T04:24:00.000Z' };
    await route.fulfill({ json: { ...(await reply.json()), seal } });
  });
  await page.goto('/volunteer/admin/audit-log');
  await expect(page.getByText('Seal of 29 Nov 2026, 09:54: 7f3a 09bc 1d2e 44a0')).toBeVisible();
  await expectFits(page, 'the seal');
});
