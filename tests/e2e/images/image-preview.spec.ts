// The large preview of an image, and its alt text.
import { API_ROOT } from '#domain/endpoints.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import { expect, scrollsSideways, test, violations } from '../../support/browser/e2e-fixtures.ts';
import {
  openImages,
  preview,
  previewButton,
  rowOf,
  uploadImage,
} from '../../support/images/image-desk.ts';
import { picture, uploadTo } from '../../support/images/pictures.ts';
import { adminToken } from '../../support/program/program.ts';

const WORDS = 'Savita, "the first" <b>of</b> us & कुएँ पर';
const WORDS_CALL = `**${API_ROOT}/admin/images/*`;

test('a preview shows the picture large, moves with the arrow keys, and closes in four ways', async ({
  page,
  program,
}) => {
  for (const name of ['Peepal-1.jpg', 'peepal-2.jpg', 'peepal-3.jpg']) {
    await uploadImage(program, name, { width: 1200, height: 800 });
  }
  await openImages(page, '?search=peepal');
  await previewButton(page, 'peepal-2.jpg').click();
  const dialog = preview(page, 'peepal-2.jpg');
  await expect(dialog).toContainText('1200 x 800 px');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 1200);

  await page.keyboard.press('ArrowRight');
  await expect(preview(page, 'peepal-3.jpg')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview(page, 'peepal-3.jpg'), 'after the last comes none').toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(preview(page, 'Peepal-1.jpg')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(previewButton(page, 'Peepal-1.jpg')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(previewButton(page, 'Peepal-1.jpg')).toBeFocused();

  await page.keyboard.press('Enter');
  await preview(page, 'Peepal-1.jpg').locator('img').click();
  await expect(preview(page, 'Peepal-1.jpg'), 'a click inside').toBeVisible();
  await page.mouse.click(4, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(previewButton(page, 'Peepal-1.jpg')).toBeFocused();
});

test('the text of a picture is saved and reloaded, with its length beside it', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'banyan.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=banyan');
  await previewButton(page, name).click();
  const dialog = preview(page, name);
  const words = dialog.getByLabel('Alt text');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(dialog).toContainText(`0 of ${MAX_ALT_LENGTH}`);
  await expect(save).toBeDisabled();
  await words.fill(WORDS);
  await expect(dialog).toContainText(`${WORDS.length} of ${MAX_ALT_LENGTH}`);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog, 'the arrows are for the field').toBeVisible();
  await save.click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await previewButton(page, name).click();
  await expect(words).toHaveValue(WORDS);
  await expect(dialog.locator('img')).toHaveAttribute('alt', WORDS);

  await words.fill('अ'.repeat(MAX_ALT_LENGTH));
  await words.press('End');
  await page.keyboard.type('more');
  await expect(words).toHaveValue('अ'.repeat(MAX_ALT_LENGTH));
  await expect(dialog).toContainText(`${MAX_ALT_LENGTH} of ${MAX_ALT_LENGTH}`);
});

test('text that cannot be saved stays in its field', async ({ page, program }) => {
  const names = ['mango-1.jpg', 'mango-2.jpg'];
  for (const name of names) await uploadImage(program, name, { width: 640, height: 360 });
  await openImages(page, '?search=mango');
  await previewButton(page, 'mango-1.jpg').click();
  const words = page.getByRole('dialog').getByLabel('Alt text');
  await words.fill('A mango tree');
  await page.route(WORDS_CALL, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save the description. Please try again.')).toBeVisible();
  await expect(words).toHaveValue('A mango tree');

  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(words).toHaveValue('');
  await page.keyboard.press('Escape');
  await previewButton(page, 'mango-1.jpg').click();
  await expect(words).toHaveValue('A mango tree');
  await page.unroute(WORDS_CALL);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('unsaved text survives the trash, and leaving asks for confirmation', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'jamun.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=jamun');
  await previewButton(page, name).click();
  const words = page.getByRole('dialog').getByLabel('Alt text');
  await words.fill('A jamun tree');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
  await page.getByRole('link', { name: 'Image Manager' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('The words that you typed for jamun.jpg are not saved yet.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await previewButton(page, name).click();
  await expect(words).toHaveValue('A jamun tree');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
});

test('a focal point that is not kept yet outlives the preview, and leaving asks first', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'gulmohar.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=gulmohar');
  await previewButton(page, name).click();
  const fromLeft = page.getByRole('dialog').getByLabel('From the left');
  await fromLeft.fill('80');
  await page.keyboard.press('Escape');
  await previewButton(page, name).click();
  await expect(fromLeft).toHaveValue('80');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('What you changed for gulmohar.jpg is not saved yet.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await previewButton(page, name).click();
  await page.getByRole('button', { name: 'Keep this point' }).click();
  await expect(page.getByText('The pages keep this point in sight.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
});

test('a picture that cannot be loaded leaves its row and its preview intact', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'neem.jpg', { width: 640, height: 360 });
  await page.route('**/images/neem.jpg*', (route) => route.abort());
  await openImages(page, '?search=neem.jpg');
  await expect(rowOf(page, name)).toContainText('640 x 360 px');
  await expect(rowOf(page, name).locator('img')).toHaveCount(0);
  await previewButton(page, name).click();
  await expect(preview(page, name)).toContainText('640 x 360 px');
  await expect(
    preview(page, name).getByRole('button', { name: 'Close', exact: true }),
  ).toBeVisible();
});

test('a preview fits on every screen, also of a tall picture with the longest name', async ({
  page,
  program,
}) => {
  test.setTimeout(60_000);
  const { address } = program;
  const tall = await picture('jpeg', { width: 500, height: 2000 });
  const long = `tamarind-${'कुएँ-का-उद्घाटन-'.repeat(8)}.jpg`;
  const sent = await uploadTo(address, await adminToken(address), tall, { name: long });
  const { name } = sent.body.data;
  await openImages(page, '?search=tamarind');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await previewButton(page, name).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport();
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
    const sideways = await preview(page, name).evaluate((it) => it.scrollWidth > it.clientWidth);
    expect(sideways, `inside, at ${width} px`).toBe(false);
    if (width === 360 || width === 1280)
      expect(await violations(page), `at ${width} px`).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(previewButton(page, name)).toBeFocused();
  }
});

test('Meera sets the focal point by a click and by the keyboard', async ({ page, program }) => {
  await uploadImage(program, 'stepwell.jpg', { width: 1200, height: 800 });
  await openImages(page, '?search=stepwell');
  await previewButton(page, 'stepwell.jpg').click();
  const dialog = preview(page, 'stepwell.jpg');
  await dialog.getByLabel('From the left').fill('80');
  await dialog.getByRole('button', { name: 'Point that stays in sight' }).press('Enter');
  await expect(dialog.getByLabel('From the left'), 'the middle').toHaveValue('50');
  const box = await dialog.locator('img').boundingBox();
  await dialog.locator('img').click({ position: { x: (box?.width ?? 0) * 0.3, y: 10 } });
  await expect(dialog.getByLabel('From the left')).toHaveValue('30');
  await dialog.getByLabel('From the top').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Keep this point' }).click();
  await expect(dialog.getByText('The pages keep this point in sight.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await previewButton(page, 'stepwell.jpg').click();
  await expect(dialog.getByLabel('From the left')).toHaveValue('30');
  await expect(dialog.getByLabel('From the top')).toHaveValue('10');
});
