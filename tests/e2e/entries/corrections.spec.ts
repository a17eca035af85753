// Entries that are sent back to be corrected.
import { ADMIN } from '../../support/app/api/admin.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import {
  expect,
  openDashboard,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('a deleted entry shows what was said about it, and nothing to decide', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await startSession(page, await addVolunteer('Asha'));
  const { body } = await request(program.address, 'createSurvey', {
    token: asha,
    body: { ...sunita, name: 'Deleted Sunita' },
  });
  const { id } = body.data;
  const token = await startSession(page, ADMIN);
  const note = { note: 'Which ward is it?' };
  await request(program.address, 'sendBackSurvey', { token, id, body: note });
  await openDashboard(page, ADMIN);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByRole('button', { name: 'It is right' })).toBeVisible();

  await request(program.address, 'deleteSurvey', { token, id });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByText('Which ward is it?').first()).toBeVisible();
  await expect(page.getByText('To correct')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'It is right' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send back' })).toHaveCount(0);
});

test('the note stands where Asha reads and corrects the entry, and a typed answer survives a slip', async ({
  page,
  program,
  addVolunteer,
}) => {
  const volunteer = await addVolunteer('Asha');
  const asha = await startSession(page, volunteer);
  const entry = { token: asha, body: { ...sunita, name: 'Phulmani Munda' } };
  const { id } = (await request(program.address, 'createSurvey', entry)).body.data;
  const token = await adminToken(program.address);
  const note = { note: 'Which ward is it?' };
  await request(program.address, 'sendBackSurvey', { token, id, body: note });
  await openDashboard(page, volunteer);
  await page.getByRole('link', { name: 'Correct' }).click();
  await expect(page.getByText('Which ward is it?')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByText('Which ward is it?').first()).toBeInViewport();

  await openDashboard(page, volunteer);
  await page.getByRole('button', { name: 'Answer' }).click();
  const answer = page.getByLabel('Your answer');
  await answer.fill('Ward 14, behind the mill');
  await answer.press('Escape');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(answer).toHaveValue('Ward 14, behind the mill');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your answer is sent')).toBeVisible();

  await openDashboard(page);
  await expect(page.getByText(/came back from/)).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Phulmani Munda' })).toBeVisible();
  await expect(page.getByText(/came back from/)).toBeHidden();
});
