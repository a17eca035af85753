// The Image Manager's list: search, order, and access.
import { ADMIN } from '../../support/app/api/admin.ts';
import { expect, openDashboard, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import {
  IMAGES,
  LIST_CALL,
  namesOn,
  openImages,
  rowOf,
  uploadImage,
} from '../../support/images/image-desk.ts';
import { heavyPicture, uploadTo } from '../../support/images/pictures.ts';
import { present } from '../../support/present.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('only a signed-in admin opens the Image Manager; everybody else is sent to the sign-in', async ({
  page,
  addVolunteer,
}) => {
  await page.goto(IMAGES);
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  await startSession(page, await addVolunteer('Asha Pawar'));
  await page.goto(IMAGES);
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  await page.evaluate(() => localStorage.clear());
  await startSession(page);
  await page.evaluate(() => localStorage.setItem('is_admin', 'false'));
  await page.goto(IMAGES);
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  await page.evaluate(() => {
    localStorage.setItem('is_admin', 'true');
    localStorage.removeItem('token');
  });
  await page.goto(IMAGES);
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await expect(page.getByRole('heading', { name: 'Image Manager' })).toBeHidden();
});

test('the dashboard leads to the Image Manager, and its links lead back', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Image Manager' }).click();
  await expect(page).toHaveURL(IMAGES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image Manager');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/volunteer/admin',
  );
  const account = page.getByRole('link', { name: 'Account' });
  await expect(account).toHaveAttribute('href', '/volunteer/dashboard');
  await account.click();
  // The volunteers' dashboard redirects an admin.
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
  await page.goBack();
  await expect(page).toHaveURL(IMAGES);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
});

test('a slow list shows that it is loading, and then appears', async ({ page }) => {
  await startSession(page);
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(LIST_CALL, async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto(IMAGES);
  await expect(page.getByText('Loading images...')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  goOn();
  await expect(rowOf(page, 'well.webp')).toBeVisible();
  await expect(page.getByText('Loading images...')).toBeHidden();
});

test('a list that cannot be loaded says so, and can be retried', async ({ page }) => {
  await startSession(page);
  const failures = [
    { status: 500, body: 'oops' },
    { status: 503, json: { success: false, message: 'The store is away' } },
    null,
  ];
  for (const failure of failures) {
    await page.route(LIST_CALL, (route) => (failure ? route.fulfill(failure) : route.abort()));
    await page.goto(IMAGES);
    await expect(page.getByRole('alert')).toContainText('Failed to load images. Please try again.');
    await page.unroute(LIST_CALL);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'well.webp')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a session that was ended elsewhere leads from the list to the sign-in, and back', async ({
  page,
  program,
}) => {
  const token = await openImages(page);
  await request(program.address, 'signOut', { token });
  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await expect(page.getByText(/session has ended/i)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image Manager');
});

test('a search finds names in any case, and says when it finds none', async ({ page, program }) => {
  await uploadImage(program, 'Holi-Morning.jpg', { width: 640, height: 360 });
  await openImages(page);
  const all = (await namesOn(page)).length;
  const box = page.getByPlaceholder('Search images...');
  await box.fill('hOLI-mOR');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await namesOn(page)).toEqual(['Holi-Morning.jpg']);
  await expect(page).toHaveURL(/search=hOLI-mOR/);
  await page.reload();
  await expect(box).toHaveValue('hOLI-mOR');
  expect(await namesOn(page)).toEqual(['Holi-Morning.jpg']);

  await box.fill('no such picture');
  await expect(page.getByRole('heading', { name: 'No images match your search' })).toBeVisible();
  await expect(page.getByText('No images found in the images directory')).toBeHidden();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect.poll(() => namesOn(page)).toHaveLength(all);
});

test('on a phone the search is behind a button that opens and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openImages(page);
  const all = (await namesOn(page)).length;
  const box = page.getByPlaceholder('Search images...');
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Search images' }).click();
  await expect(box).toBeFocused();
  await box.fill('WELL');
  await expect(page).toHaveURL(/search=WELL/);
  await expect(rowOf(page, 'well.webp')).toBeVisible();
  await expect.poll(async () => (await namesOn(page)).length).toBeLessThan(all);
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(box).toBeHidden();
  await expect(page).not.toHaveURL(/search/);
  await expect
    .poll(() => namesOn(page), 'a search that nobody sees finds nothing')
    .toHaveLength(all);
});

test('names, dates and sizes sort the list both ways, each beginning with the smallest', async ({
  page,
  program,
}) => {
  const { address } = program;
  const token = await adminToken(address);
  await uploadImage(program, 'stair-10.png', { width: 8, height: 8 });
  const big = await heavyPicture();
  expect((await uploadTo(address, token, big, { name: 'Stair-2.png' })).status).toBe(201);
  await uploadImage(program, 'stair-1.jpg', { width: 1600, height: 900 });
  await openImages(page);
  const byName = page.getByRole('button', { name: 'Name, ascending' });
  await expect(byName).toHaveAttribute('aria-pressed', 'true');
  const names = await namesOn(page);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));

  await page.getByPlaceholder('Search images...').fill('stair-');
  await expect(page.getByRole('row')).toHaveCount(4);
  const [one, two, ten] = ['stair-1.jpg', 'Stair-2.png', 'stair-10.png'];
  expect(await namesOn(page)).toEqual([one, two, ten]);
  await byName.click();
  await expect(page.getByRole('button', { name: 'Name, descending' })).toBeVisible();
  expect(await namesOn(page)).toEqual([ten, two, one]);
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(page.getByRole('button', { name: 'Date, ascending' })).toBeVisible();
  expect(await namesOn(page)).toEqual([ten, two, one]);
  await page.getByRole('button', { name: 'Date, ascending' }).click();
  await expect(page.getByRole('button', { name: 'Date, descending' })).toBeVisible();
  expect(await namesOn(page)).toEqual([one, two, ten]);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('button', { name: 'Size, ascending' })).toBeVisible();
  expect(await namesOn(page)).toEqual([ten, one, two]);
  await page.getByRole('button', { name: 'Size, ascending' }).click();
  await expect(page.getByRole('button', { name: 'Size, descending' })).toBeVisible();
  expect(await namesOn(page)).toEqual([two, one, ten]);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(4);
  expect(await namesOn(page), 'after a reload').toEqual([two, one, ten]);
});

test('a row has the name, the pixels, the size with its unit, and the time of the upload', async ({
  page,
  program,
}) => {
  const { address } = program;
  const token = await adminToken(address);
  await uploadImage(program, 'dot.png', { width: 8, height: 6 });
  await uploadImage(program, 'door.jpg', { width: 1600, height: 900 });
  const big = await heavyPicture();
  expect((await uploadTo(address, token, big, { name: 'dusk.png' })).status).toBe(201);
  const { body } = await request(address, 'listImages', { token });
  const sizeOf = (wanted: string): number =>
    present(body.data.find(({ name }) => name === wanted)).size;
  await openImages(page);
  for (const head of ['Preview', 'File Name', 'Size', 'Last Modified', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
  }
  const dot = rowOf(page, 'dot.png');
  await expect(dot).toContainText('8 x 6 px');
  await expect(dot).toContainText(/Today, \d\d:\d\d/);
  await expect(dot).toContainText('Not used on a page');
  await expect(
    dot.getByRole('cell', { name: `${sizeOf('dot.png')} B`, exact: true }),
  ).toBeVisible();
  await expect(rowOf(page, 'door.jpg')).toContainText(
    `${(sizeOf('door.jpg') / 1024).toFixed(1)} KB`,
  );
  await expect(rowOf(page, 'dusk.png')).toContainText(
    `${(sizeOf('dusk.png') / 1024 / 1024).toFixed(1)} MB`,
  );
  await expect(rowOf(page, 'well.webp')).toContainText(/Used on .*WASH/);
});
