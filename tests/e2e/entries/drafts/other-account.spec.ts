// Two accounts on one device: nothing is submitted under the other account.
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  expect,
  openDashboard,
  test,
} from '../../../support/browser/e2e-fixtures.ts';
import { fill, name, openForm } from '../../../support/browser/entries/entry-form.ts';
import { namesOnServer, triesOnDevice } from '../../../support/browser/offline/outbox.ts';
import { recordEntries } from '../../../support/browser/volunteers.ts';

/** @returns the token */
function signInElsewhere(page: Page, { email, password }: Account): Promise<string> {
  return page.evaluate(
    async (account) => {
      const answer = await fetch('/server/api/volunteers/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      const { token, volunteer } = await answer.json();
      // As in a tab that was suspended during the sign-out and the next sign-in.
      localStorage.setItem('token', token);
      localStorage.setItem('volunteer', JSON.stringify(volunteer));
      window.dispatchEvent(new StorageEvent('storage'));
      return token;
    },
    { email, password },
  );
}

test('when Ravi signs in in another tab, Asha’s form gives way to his dashboard', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const ravi = await addVolunteer('Ravi');
  await openDashboard(page, asha);
  await openForm(page);
  await name(page).fill('Shanta Pawar');
  await signInElsewhere(page, ravi);
  await expect(page).toHaveURL(/\/volunteer\/dashboard$/);
  await expect(page.getByText('No survey entries yet')).toBeVisible();
  await expect(page.getByText('Shanta Pawar')).toBeHidden();
});

for (const [step, context] of [
  ['encrypts her Aadhaar number', 'aadhar_no'],
  ['stores her entry', 'outbox'],
] as const) {
  test(`when Ravi signs in while the device ${step}, it waits for Asha`, async ({
    page,
    program,
    addVolunteer,
  }) => {
    const asha = await addVolunteer('Asha');
    const ravi = await addVolunteer('Ravi');
    await openDashboard(page, asha);
    await openForm(page);
    await fill(page, 'Shanta Pawar');
    const finish = await stallEncryption(page, context);
    await page.getByRole('button', { name: 'Submit Survey' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stalled'))).toBe(true);
    const token = await signInElsewhere(page, ravi);
    await expect(page.getByText('No survey entries yet')).toBeVisible();
    await finish();
    await expect.poll(() => triesOnDevice(page)).toHaveLength(1);
    // Enough for the tab to send it, if it did.
    await setTimeout(1000);
    expect(await triesOnDevice(page)).toEqual([0]);
    expect(await namesOnServer(program.address, token)).toEqual([]);

    const hers = await signInElsewhere(page, asha);
    await expect.poll(() => namesOnServer(program.address, hers)).toEqual(['Shanta Pawar']);
  });
}

/** As slow as an old phone. @returns a function that lets it go on */
async function stallEncryption(page: Page, context: string): Promise<() => Promise<void>> {
  await page.evaluate((begin) => {
    const { encrypt } = SubtleCrypto.prototype;
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(window, { finishEncryption: resolve });
    SubtleCrypto.prototype.encrypt = async function (algorithm, key, bytes) {
      const { additionalData } = Object(algorithm);
      if (new TextDecoder().decode(additionalData).startsWith(begin)) {
        Object.assign(window, { stalled: true });
        await promise;
      }
      return encrypt.call(this, algorithm, key, bytes);
    };
  }, context);
  return () => page.evaluate(() => Reflect.get(window, 'finishEncryption')());
}

test('the Undo of Asha’s deletion is gone once Ravi signs in', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const ravi = await addVolunteer('Ravi');
  await recordEntries(program, asha, ['Shanta Pawar']);
  await openDashboard(page, asha);
  const row = page.getByRole('row', { name: 'Shanta Pawar' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await signInElsewhere(page, ravi);
  await expect(page.getByText('No survey entries yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 2000 });
});
