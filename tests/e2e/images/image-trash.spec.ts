// Deleting an image takes two steps, and the trash can restore it for thirty days.
import { API_ROOT } from '#domain/endpoints.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  doubleTextSize,
  IMAGES,
  namesOn,
  openImages,
  previewButton,
  rowOf,
  uploadImage,
} from '../../support/images/image-desk.ts';
import { picture, uploadTo } from '../../support/images/pictures.ts';
import { adminToken, request } from '../../support/program/program.ts';

const TRASH = `${IMAGES}?view=trash`;

test('the first click asks, the second deletes, and Undo restores the picture', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'lamp-1.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=lamp-');
  const row = rowOf(page, name);
  await row.getByRole('button', { name: 'Delete' }).click();
  const confirm = row.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeFocused();
  await expect(page.getByText(`Press Confirm to delete ${name}`)).toBeAttached();
  await confirm.click();
  await expect(page.getByText(`${name} is deleted`)).toBeVisible();
  await expect(row).toBeHidden();
  const gone = await fetch(`${program.address}/images/${name}`);
  expect(gone.status).toBe(404);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} is back`)).toBeVisible();
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});

test('after a deletion the focus is on the next picture, or on the one before the last', async ({
  page,
  program,
}) => {
  const names = ['oar-1.jpg', 'oar-2.jpg', 'oar-3.jpg'];
  for (const name of names) await uploadImage(program, name, { width: 640, height: 360 });
  await openImages(page, '?search=oar-');
  for (const [name, next] of [
    ['oar-2.jpg', 'oar-3.jpg'],
    ['oar-3.jpg', 'oar-1.jpg'],
  ] as const) {
    const row = rowOf(page, name);
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Confirm' }).click();
    await expect(row).toBeHidden();
    await expect(previewButton(page, next)).toBeFocused();
  }
});

test('Escape, another row, a click elsewhere and a search cancel a deletion', async ({
  page,
  program,
}) => {
  const [one, two] = ['bell-1.jpg', 'bell-2.jpg'];
  for (const name of [one, two]) await uploadImage(program, name, { width: 640, height: 360 });
  await openImages(page, '?search=bell-');
  const deleteOf = (name: string) => rowOf(page, name).getByRole('button', { name: 'Delete' });
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await deleteOf(one).click();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();

  await deleteOf(one).click();
  await deleteOf(two).click();
  await expect(deleteOf(one)).toBeVisible();
  await expect(confirm).toHaveCount(1);
  await expect(confirm).toHaveAccessibleName('Confirm delete bell-2.jpg');

  await page.getByRole('heading', { level: 1 }).click();
  await expect(confirm).toBeHidden();
  await deleteOf(two).dblclick();
  await expect(confirm, 'a double click confirms nothing').toBeVisible();
  await page.getByPlaceholder('Search images...').click();
  await expect(confirm).toBeHidden();
  expect(await namesOn(page)).toEqual([one, two]);
});

test('the pages that use a picture are named before its deletion', async ({ page }) => {
  await openImages(page, '?search=well.webp');
  const row = rowOf(page, 'well.webp');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(/Press Confirm to delete well\.webp\. Used on .*WASH/),
  ).toBeAttached();
  await expect(row.getByText(/^Used on .*WASH/)).toHaveCSS('font-weight', '700');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();
});

test('a picture that cannot be deleted stays, with the reason', async ({ page, program }) => {
  const name = await uploadImage(program, 'kite.jpg', { width: 640, height: 360 });
  const token = await openImages(page, '?search=kite');
  const row = rowOf(page, name);
  const one = `**${API_ROOT}/admin/images/kite.jpg`;
  for (const failure of [{ status: 500, body: 'oops' }, null]) {
    await page.route(one, (route) => (failure ? route.fulfill(failure) : route.abort()));
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Confirm' }).click();
    const toast = page.getByRole('status').getByText('Failed to delete image. Please try again.');
    await expect(toast).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete' })).toBeVisible();
    await page.unroute(one);
  }
  // Another device deletes the image first.
  await request(program.address, 'deleteImage', { token, name: 'kite.jpg' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').getByText('kite.jpg no longer exists.')).toBeVisible();
  await expect(row).toBeHidden();
});

test('the trash shows who removed what and when, and restores or erases it', async ({
  page,
  program,
}) => {
  const { address } = program;
  const token = await startSession(page);
  const names = ['drum.jpg', 'flute.jpg'];
  for (const name of names) {
    await uploadImage(program, name, { width: 640, height: 360 });
    await request(address, 'deleteImage', { token, name });
  }
  await page.goto(IMAGES);
  const link = page.getByRole('link', { name: /^Trash \(\d+\)$/ });
  const count = Number.parseInt((await link.innerText()).replace(/\D/g, ''), 10);
  await link.click();
  await expect(page).toHaveURL(TRASH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
  await expect(page.getByText('Each is kept for 30 days')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(count + 1);
  const [drum, flute] = [rowOf(page, 'drum.jpg'), rowOf(page, 'flute.jpg')];
  await expect(drum).toContainText('640 x 360 px');
  await expect(drum).toContainText(/Deleted by \S+/);
  await expect(drum).toContainText(/Today, \d\d:\d\d/);
  await expect(drum).toContainText(/Kept until \d+ \w+ \d{4}/);
  await expect(drum.locator('img')).toHaveJSProperty('complete', true);
  await expect(drum.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await violations(page)).toEqual([]);

  await drum.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('drum.jpg is back')).toBeVisible();
  await expect(drum).toBeHidden();

  await flute.getByRole('button', { name: 'Delete for good' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this picture for good?' });
  await expect(dialog).toContainText('flute.jpg');
  await expect(dialog).toContainText('Nobody can restore it then.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(flute).toBeVisible();
  await flute.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('flute.jpg is deleted for good')).toBeVisible();
  await expect(flute).toBeHidden();

  await page.getByRole('link', { name: 'Image Manager' }).click();
  await expect(page).toHaveURL(IMAGES);
  await expect(rowOf(page, 'drum.jpg')).toBeVisible();
  await expect(rowOf(page, 'flute.jpg')).toBeHidden();
});

test('a restored picture takes its name back from the current one, and vice versa', async ({
  page,
  program,
}) => {
  const { address } = program;
  const token = await adminToken(address);
  const name = await uploadImage(program, 'gate.jpg', { width: 640, height: 360 });
  const bytes = await picture('jpeg', { width: 700, height: 500 });
  await uploadTo(address, token, bytes, { name: 'new.jpg', replaceImage: name });
  await startSession(page);
  await page.goto(TRASH);
  const row = rowOf(page, name);
  await expect(row).toContainText('640 x 360 px');
  await expect(row).toContainText(/Replaced by \S+/);
  await expect(row).toContainText('Restoring it moves the present gate.jpg to the trash.');
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('gate.jpg is back; the other one is in the trash')).toBeVisible();
  await expect(row).toContainText('700 x 500 px');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('640 x 360 px');
});

test('a picture that another admin has erased leaves the trash', async ({ page, program }) => {
  const { address } = program;
  const token = await startSession(page);
  for (const name of ['plough-1.jpg', 'plough-2.jpg']) {
    await uploadImage(program, name, { width: 640, height: 360 });
    await request(address, 'deleteImage', { token, name });
  }
  await page.goto(TRASH);
  for (const name of ['plough-1.jpg', 'plough-2.jpg']) {
    await expect(rowOf(page, name).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  const { body } = await request(address, 'listRemovedImages', { token });
  for (const { id, name } of body.data) {
    if (!name.startsWith('plough')) continue;
    await request(address, 'eraseImage', { token, id });
  }
  await rowOf(page, 'plough-1.jpg').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This picture is no longer in the trash')).toBeVisible();
  await expect(rowOf(page, 'plough-2.jpg')).toBeHidden();
});

test('list and trash fit on every screen and at twice the text size, and axe finds nothing', async ({
  page,
  program,
}) => {
  const { address } = program;
  const stem = `hill-${'कुएँ-का-उद्घाटन-'.repeat(8)}`;
  const token = await startSession(page);
  await uploadImage(program, `hill-${'x'.repeat(91)}.jpg`, { width: 640, height: 360 });
  const name = await uploadImage(program, `${stem}.jpg`, { width: 640, height: 360 });
  await request(address, 'deleteImage', { token, name });
  await uploadImage(program, `${stem}.jpg`, { width: 640, height: 360 });
  // Axe would take long to report a hundred equal rows.
  for (const screen of [`${IMAGES}?search=hill-`, TRASH]) {
    await page.goto(screen);
    await expect(rowOf(page, name)).toBeVisible();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await scrollsSideways(page), `${screen} at ${width} px`).toBe(false);
      if (width === 360 || width === 1280)
        expect(await violations(page), `${screen} at ${width} px`).toEqual([]);
    }
    const usual = await doubleTextSize(page);
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await scrollsSideways(page), `${screen} at ${width} px, twice the text`).toBe(false);
    }
    await usual();
  }
});
