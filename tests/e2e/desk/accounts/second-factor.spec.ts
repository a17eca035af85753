// Meera signs in with a code besides her password.
import type { Page } from '@playwright/test';
import { codeAt } from '#server/auth/second-factor/totp.ts';
import { ADMIN } from '../../../support/app/api/admin.ts';
import {
  expect,
  openDashboard,
  startSession,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';

const HALF_MINUTE = 30_000;
/** What the app shows, now or some half minutes later. */
const codeOf = (secret: string, later = 0): string =>
  codeAt(secret, Math.floor(Date.now() / HALF_MINUTE) + later);

/** @returns what the app gets */
async function begin(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: /change your password/ }).click();
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const shown = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText();
  return shown.replaceAll(' ', '');
}

/** @returns what the app got, and the recovery codes */
async function turnOn(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  const secret = await begin(page, password);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /This code is wrong/,
  );
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  // They are not lost by a key.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Signing in now asks for a code')).toBeVisible();
  return { secret, codes };
}

test('a set-up that could not be loaded is loaded when it is opened again', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await openDashboard(page, asha);
  const code = /\/second-factor-[^/]*\.js$/;
  await page.context().route(code, (route) => route.abort('connectionreset'));
  const open = async () => {
    await page.getByRole('button', { name: /change your password/ }).click();
    await page.getByRole('button', { name: 'Sign in with a code' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No response from server');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.context().unroute(code);
  await open();
  await expect(dialog.getByLabel('Current password')).toBeVisible();
});

test('the recovery codes are printed alone', async ({ page, addVolunteer }) => {
  const asha = await addVolunteer('Asha');
  await openDashboard(page, asha);
  const secret = await begin(page, asha.password);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const printing = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = resolve;
      }),
  );
  await dialog.getByRole('button', { name: 'Print' }).click();
  await printing;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText(['Your recovery codes']);
});

test('after the set-up, signing in asks for the code of the app', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await openDashboard(page, asha);
  const { secret, codes } = await turnOn(page, asha.password);
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is wrong, or was used before');
  await code.fill(codeOf(secret, 1));
  await code.press('Enter');
  await expect(page.getByText('Welcome, Asha')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await code.fill(codes[0] ?? '');
  await code.press('Enter');
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
  await page.getByRole('button', { name: /change your password/ }).click();
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
});

test('Meera lets somebody sign in without a code who has lost the phone', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const bina = await addVolunteer('Bina');
  const hers = await browser.newPage({ baseURL: program.address });
  await openDashboard(hers, bina);
  await turnOn(hers, bina.password);
  await hers.context().close();

  await startSession(page);
  await page.goto(`/volunteer/admin/view-volunteer/${bina.id}`);
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let Bina sign in without a code?' });
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is not your current password');
  await dialog.getByLabel('Current password').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Bina signs in without a code now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden();
  await openDashboard(page, bina);
});

test('without the reply to the first code, the account gets new recovery codes', async ({
  page,
  addVolunteer,
}) => {
  const chetan = await addVolunteer('Chetan');
  await openDashboard(page, chetan);
  const secret = await begin(page, chetan.password);
  await page.route('**/me/second-factor', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No response from server');
  await page.unroute('**/me/second-factor');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('10 recovery codes are left')).toBeVisible();
  await dialog.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Current password').fill(chetan.password);
  await dialog.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
});

test('an empty code is asked for, and another account is not asked', async ({
  page,
  addVolunteer,
}) => {
  const dev = await addVolunteer('Dev');
  await openDashboard(page, dev);
  await turnOn(page, dev.password);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(dev.email);
  await page.getByLabel('Password', { exact: true }).fill(dev.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Enter the code that your app shows now/);
  await page.getByLabel('Email').fill(ADMIN.email);
  await expect(code).toBeHidden();
});
