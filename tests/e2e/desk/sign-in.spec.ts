import { ADMIN } from '../../support/app/admin.ts';
import {
  expect,
  expectFits,
  signIn,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';

test('the sign-in screen says what it is for and hides the password until asked', async ({
  page,
}) => {
  await page.goto('/volunteer/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('Sign in to access your volunteer dashboard')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('first chapter');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show/i }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide/i }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('an admin lands on the admin dashboard, a volunteer on their own', async ({
  page,
  addVolunteer,
}) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  await signIn(page, await addVolunteer('Asha'));
  await expect(page).toHaveURL(/\/volunteer\/dashboard$/);
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
});

test('a wrong password shakes the card for half a second, says so and keeps the e-mail', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  const shaken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('animationend', ({ target, elapsedTime }) => {
          if (target instanceof HTMLFormElement) resolve(elapsedTime);
        });
      }),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  expect(await shaken).toBeCloseTo(0.5);
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
});

test('a field that was left empty is named at its place, and nothing is sent', async ({ page }) => {
  let asked = 0;
  await page.route('**/volunteers/login', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/volunteer/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(email).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Password is required');
  expect(await violations(page)).toEqual([]);
  await email.fill(ADMIN.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toBeFocused();
  await expect(page.getByText('Email is required')).toBeHidden();
  expect(asked).toBe(0);
});

test('the button says that it is signing in, and is pressed once', async ({ page }) => {
  let asked = 0;
  await page.route('**/volunteers/login', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Signing in...' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
  expect(asked).toBe(1);
});

test('an answer without a token is told as such', async ({ page }) => {
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.route('**/volunteers/login', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid response from server')).toBeVisible();
});

test('what is kept on the device is the token, who it is, and the admin flag', async ({ page }) => {
  await signIn(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept).sort()).toEqual(['is_admin', 'token', 'volunteer']);
  expect(JSON.parse(kept.volunteer ?? '')).toEqual({
    id: 1,
    name: 'Admin',
    is_admin: true,
    language: 'en',
  });
});

test('each screen is only for whom it is meant', async ({ page, addVolunteer }) => {
  for (const path of ['dashboard', 'admin', 'survey/view/1', 'admin/view-volunteer/1']) {
    await page.goto(`/volunteer/${path}`);
    await expect(page, path).toHaveURL(/\/volunteer\/login$/);
  }
  await signIn(page, await addVolunteer('Ravi'));
  for (const path of ['admin', 'admin/view-volunteer/1', 'admin/edit-volunteer/1']) {
    await page.goto(`/volunteer/${path}`);
    await expect(page, path).toHaveURL(/\/volunteer\/login$/);
    await page.goto('/volunteer/dashboard');
  }
  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await page.goto('/volunteer/dashboard');
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
});

test('the address /volunteer, and the sign-in, lead whoever is signed in to their dashboard', async ({
  page,
  addVolunteer,
}) => {
  for (const path of ['/volunteer', '/volunteer/']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/volunteer\/login$/);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  }
  const own = [
    { account: ADMIN, home: /\/volunteer\/admin$/ },
    { account: await addVolunteer('Asha'), home: /\/volunteer\/dashboard$/ },
  ];
  for (const { account, home } of own) {
    await signIn(page, account);
    for (const path of ['/volunteer', '/volunteer/', '/volunteer/login']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('a session that has ended leads back to the sign-in', async ({ page, addVolunteer }) => {
  await signIn(page, await addVolunteer('Lata'));
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
  await page.reload();
  await expect(page).toHaveURL(/\/volunteer\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('nothing shakes for who wants nothing to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('axe finds nothing on the sign-in, from a small phone to a desk', async ({ page }) => {
  await page.goto('/volunteer/login');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await expectFits(page, 'the sign-in');
});
