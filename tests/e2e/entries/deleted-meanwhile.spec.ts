// An entry that somebody else has deleted since the list was loaded.

import { ADMIN } from '../../support/app/api/admin.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { expect, openDashboard, test } from '../../support/browser/e2e-fixtures.ts';
import { adminToken, request } from '../../support/program/program.ts';

for (const who of ['Asha', 'the admin'] as const) {
  test(`${who} is told that the entry is gone`, async ({ page, program, addVolunteer }) => {
    const asha = await addVolunteer('Asha');
    const credentials = { email: asha.email, password: asha.password };
    const login = await request(program.address, 'signIn', { body: credentials });
    const name = `Sunita ${asha.id}`;
    const created = await request(program.address, 'createSurvey', {
      token: login.body.token,
      body: { ...sunita, name },
    });
    await openDashboard(page, who === 'Asha' ? asha : ADMIN);
    const row = page.getByRole('row', { name });
    await expect(row).toBeVisible();
    await request(program.address, 'deleteSurvey', {
      token: await adminToken(program.address),
      id: created.body.data.id,
    });

    await row.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText('Survey not found. It may have already been deleted.'),
    ).toBeVisible();
    await expect(page.getByText('Survey deleted successfully')).toBeHidden();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
  });
}
