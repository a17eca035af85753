// Sunita asks the trust to erase what it holds about her.
import { ADMIN } from '../../support/app/api/admin.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { expect, expectFits, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { recordMerged } from '../../support/browser/entries/merged-entries.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('Meera deletes an entry for good, with her password, and nobody finds it any more', async ({
  page,
  program: { address },
}) => {
  const token = await adminToken(address);
  const body = { ...sunita, volunteer_id: 1 };
  const created = await request(address, 'createSurvey', { token, body });
  const { id } = created.body.data;
  await request(address, 'deleteSurvey', { token, id });
  await startSession(page, ADMIN);
  await page.goto(`/volunteer/survey/view/${id}`);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this survey for good?' });
  await expect(dialog).toContainText(sunita.name);
  await expectFits(page, 'the question before an erasure');

  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  const password = dialog.getByLabel('Your password, once more');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('Current password is required');
  await password.fill('walks far');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your current password');
  await password.fill(ADMIN.password);
  await confirm.click();

  await expect(page.getByText('The survey is gone for good')).toBeVisible();
  await expect(page).not.toHaveURL(/survey\/view/);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByText('Survey not found')).toBeVisible();
});

test('Meera is shown the entries that were merged into it, as they hold the same person', async ({
  page,
  program,
}) => {
  const numbers = { mobile_no: '5231077114', aadhar_no: '041288377114' };
  const { token, kept, merged } = await recordMerged(program, numbers);
  await request(program.address, 'deleteSurvey', { token, id: kept });

  await startSession(page, ADMIN);
  await page.goto(`/volunteer/survey/view/${kept}`);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this survey for good?' });
  await expect(dialog).toContainText('First delete for good what was merged into it');
  await expectFits(page, 'the question before an erasure of a merged entry');
  await dialog.getByRole('link', { name: `Entry ${merged}` }).click();
  await expect(page).toHaveURL(new RegExp(`/survey/view/${merged}$`));
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).not.toContainText('merged into');
});
