// Entries that are sent back to be corrected.
import { ADMIN } from '../../support/app/admin.ts';
import { sunita } from '../../support/app/entries.ts';
import { expect, openDashboard, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { request } from '../../support/program/program.ts';

test('a deleted entry shows what was said about it, and nothing to decide', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await startSession(page, await addVolunteer('Asha'));
  const { body } = await request(program.address, '/surveys/create', {
    token: asha,
    body: { ...sunita, name: 'Deleted Sunita' },
  });
  const { id } = body.data;
  const token = await startSession(page, ADMIN);
  const note = { token, body: { note: 'Which ward is it?' } };
  await request(program.address, `/surveys/send-back?id=${id}`, note);
  await openDashboard(page, ADMIN);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByRole('button', { name: 'It is right' })).toBeVisible();

  await request(program.address, `/surveys/get?id=${id}`, { token, method: 'DELETE' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByText('Which ward is it?').first()).toBeVisible();
  await expect(page.getByText('To correct')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'It is right' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send back' })).toHaveCount(0);
});
