import { ADMIN } from '../../../support/app/api/admin.ts';
import {
  expect,
  expectFits,
  signIn,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';

test('the sign-in screen states its purpose and hides the password by default', async ({
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

test.describe('on a phone whose browser speaks Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a password that was shown before Hindi is loaded stays shown', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/hi-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/volunteer/login');
    const password = page.locator('#password');
    await password.fill('first chapter');
    await page.getByRole('button', { name: /show/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका फिर से स्वागत है');
    await expect(password).toHaveValue('first chapter');
    await expect(password).toHaveAttribute('type', 'text');
  });
});

test('an admin lands on the admin dashboard, and a volunteer on their own', async ({
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

test('a wrong password shakes the card for half a second, shows an error and keeps the e-mail', async ({
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
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(ADMIN.email);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/volunteers/login', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeHidden();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('an empty field is marked, and nothing is sent', async ({ page }) => {
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

test('the button shows that the sign-in is under way, and cannot be pressed twice', async ({
  page,
}) => {
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

test('a response without a token is reported as such', async ({ page }) => {
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.route('**/volunteers/login', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid response from server')).toBeVisible();
});

test('local storage has the token, the volunteer and the admin flag', async ({ page }) => {
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

test('each screen opens only for its own roles', async ({ page, addVolunteer }) => {
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

test('the address /volunteer and the sign-in lead a signed-in volunteer to their dashboard', async ({
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

test('an ended session leads back to the sign-in', async ({ page, addVolunteer }) => {
  await signIn(page, await addVolunteer('Lata'));
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
  await page.reload();
  await expect(page).toHaveURL(/\/volunteer\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a sign-in that lost its token says so', async ({ page, addVolunteer }) => {
  await signIn(page, await addVolunteer('Lata'));
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(
    page.getByText('Authentication token is missing. Please log in again.'),
  ).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('with reduced motion the card does not shake', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('axe finds nothing on the sign-in, from a small phone to a desktop', async ({ page }) => {
  await page.goto('/volunteer/login');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await expectFits(page, 'the sign-in');
});
