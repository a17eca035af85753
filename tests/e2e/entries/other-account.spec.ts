// Two accounts on one device: a form is never submitted under the other account.

import { expect, openDashboard, test } from '../../support/browser/e2e-fixtures.ts';
import { name, openForm } from '../../support/browser/entry-form.ts';

test('when Ravi signs in in another tab, Asha’s form gives way to his dashboard', async ({
  page,
  addVolunteer,
  program,
}) => {
  const asha = await addVolunteer('Asha');
  const ravi = await addVolunteer('Ravi');
  await openDashboard(page, asha);
  await openForm(page);
  await name(page).fill('Shanta Pawar');
  await page.evaluate(
    async ([address, account]) => {
      const answer = await fetch(`${address}/server/api/volunteers/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      const { token, volunteer } = await answer.json();
      // As in a tab that was suspended during the sign-out and the next sign-in.
      localStorage.setItem('token', token);
      localStorage.setItem('volunteer', JSON.stringify(volunteer));
      window.dispatchEvent(new StorageEvent('storage'));
    },
    [program.address, { email: ravi.email, password: ravi.password }] as const,
  );
  await expect(page).toHaveURL(/\/volunteer\/dashboard$/);
  await expect(page.getByText('No survey entries yet')).toBeVisible();
  await expect(page.getByText('Shanta Pawar')).toBeHidden();
});
