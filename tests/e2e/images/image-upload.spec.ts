// Uploads by file dialog, drop and paste, their progress, and replacements.
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { limitUploadSpeed } from '../../support/browser/upload-speed.ts';
import {
  colorOf,
  dataTransferOf,
  doubleTextSize,
  IMAGES,
  isColor,
  jpegFile,
  largeFile,
  lineOf,
  openImages,
  preview,
  previewButton,
  replaceBy,
  rowOf,
  uploadControl,
  uploadImage,
} from '../../support/images/image-desk.ts';
import { phonePhoto, picture } from '../../support/images/pictures.ts';
import { request } from '../../support/program/program.ts';

const GERU = [138, 51, 36];
const HALDI = [233, 168, 32];

/** Collects every progress text of the uploads from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('main ul[aria-label=Uploads]')?.textContent ?? '';
      const [, words] = /(\d+% Uploaded|Processing…)/.exec(text) ?? [];
      if (words && said.at(-1) !== words) said.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => heard.jsonValue();
}

test('a photo shows its progress in percent, is processed, and appears in the list', async ({
  page,
}) => {
  await openImages(page, '?search=rangoli');
  const said = await listen(page);
  await expect(uploadControl(page)).toHaveAttribute('accept', /^image\/\w+(,image\/\w+)*$/);
  const whole = await limitUploadSpeed(page, 300_000);
  await uploadControl(page).setInputFiles(await largeFile('Rangoli at dawn.jpg'));
  const line = lineOf(page, 'Rangoli at dawn.jpg');
  await expect(line).toContainText(/[1-9]\d?% Uploaded/);
  await expect(line.getByRole('progressbar')).toBeVisible();
  const row = rowOf(page, 'Rangoli-at-dawn.jpg');
  await expect(row).toContainText('800 x 600 px');
  await expect(page.getByText('Rangoli-at-dawn.jpg is uploaded')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await whole();

  const percents = (await said()).flatMap((words) => /^\d+/.exec(words)?.map(Number) ?? []);
  expect(percents.length).toBeGreaterThan(2);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.at(-1)).toBeLessThan(100);
  expect((await said()).at(-1)).toBe('Processing…');
});

test('a phone’s photo is upright, and a duplicate name gets a number', async ({ page }) => {
  await openImages(page, '?search=lane');
  const photo = { name: 'lane.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(800, 600) };
  await uploadControl(page).setInputFiles(photo);
  await expect(rowOf(page, 'lane.jpg')).toContainText('600 x 800 px');
  await uploadControl(page).setInputFiles(photo);
  await expect(rowOf(page, 'lane-2.jpg')).toContainText('600 x 800 px');
  await expect(page.getByText('lane-2.jpg is uploaded')).toBeVisible();
});

test('each refused file has its reason, and the others arrive', async ({ page }) => {
  await openImages(page, '?search=fair');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const files = [
    await jpegFile('fair-1.jpg', { width: 640, height: 360 }),
    { name: 'fair.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    { name: 'fair-big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'fair-2.png', mimeType: 'image/png', buffer: await picture('png', { width: 320 }) },
    { name: 'fair.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    { name: 'fair-empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'fair-list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Rice, lamps') },
  ];
  // From the disk: passing more than 10 MB to the browser takes a slow machine too long.
  const paths = files.map(({ name }) => test.info().outputPath(name));
  await Promise.all(files.map(({ buffer }, at) => writeFile(paths[at] ?? '', buffer)));
  await uploadControl(page).setInputFiles(paths);
  await expect(page.getByText('2 pictures are uploaded')).toBeVisible();
  await expect(rowOf(page, 'fair-1.jpg')).toContainText('640 x 360 px');
  await expect(rowOf(page, 'fair-2.png')).toContainText('320 x 900 px');
  const refusals = {
    'fair.svg': /SVG drawings are refused.* Save it as PNG\./,
    'fair-big.jpg': 'This picture is larger than 10 MB',
    'fair.heic': /HEIC photos cannot be shown.* Save it as JPG.*Formats > Most Compatible/,
    'fair-empty.jpg': 'This file is empty',
    'fair-list.jpg': 'This is not a picture that can be shown',
  };
  for (const [name, sentence] of Object.entries(refusals)) {
    await expect(lineOf(page, name).getByRole('alert')).toHaveText(
      sentence instanceof RegExp ? sentence : new RegExp(sentence),
    );
    await expect(page.getByRole('button', { name: `Retry the upload of ${name}` })).toBeHidden();
    await page.getByRole('button', { name: `Dismiss ${name}` }).click();
    await expect(lineOf(page, name)).toBeHidden();
  }
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden();
});

test('an uploaded picture is shown by its name, and several as the newest', async ({ page }) => {
  await openImages(page, '?search=nothing-of-the-kind');
  await uploadControl(page).setInputFiles(
    await jpegFile('Yoke 1.jpg', { width: 640, height: 360 }),
  );
  await expect(page.getByText('Yoke-1.jpg is uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/search=Yoke-1\.jpg$/);
  await expect(page.getByPlaceholder('Search images...')).toHaveValue('Yoke-1.jpg');
  await expect(previewButton(page, 'Yoke-1.jpg')).toBeFocused();

  await page.goto(`${IMAGES}?view=trash`);
  await expect(page.getByRole('heading', { name: 'Trash', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const clipboard = await dataTransferOf(page, [
    await jpegFile('yoke-2.jpg', { width: 640, height: 360 }),
    await jpegFile('yoke-3.jpg', { width: 640, height: 360 }),
  ]);
  await page.dispatchEvent('h1', 'drop', { dataTransfer: clipboard });
  await expect(page.getByText('2 pictures are uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?sort=date&direction=descending$/);
  await expect(page.getByRole('row').nth(1)).toContainText('yoke-3.jpg');
  await expect(previewButton(page, 'yoke-3.jpg')).toBeFocused();
});

test('pictures can be dropped anywhere and pasted, except into a field', async ({ page }) => {
  await openImages(page, '?search=cart');
  const files = [
    await jpegFile('cart-1.jpg', { width: 640, height: 360 }),
    await jpegFile('cart-2.jpg', { width: 640, height: 360 }),
  ];
  const dataTransfer = await dataTransferOf(page, files);
  const place = page.getByText('Drop pictures here to upload them');
  await page.dispatchEvent('h1', 'dragenter', { dataTransfer });
  await expect(place).toBeVisible();
  await page.dispatchEvent('h1', 'dragleave', { dataTransfer });
  await expect(place).toBeHidden();
  await page.dispatchEvent('h1', 'dragenter', { dataTransfer });
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
  await expect(place).toBeHidden();
  await expect(rowOf(page, 'cart-1.jpg')).toBeVisible();
  await expect(rowOf(page, 'cart-2.jpg')).toBeVisible();
  await expect(page.getByText('2 pictures are uploaded')).toBeVisible();

  const clipboard = await dataTransferOf(page, [
    await jpegFile('cart-pasted.jpg', { width: 640, height: 360 }),
  ]);
  for (const place of ['#search', 'h1']) {
    await page
      .locator(place)
      .evaluate(
        (element, clipboardData) =>
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
        clipboard,
      );
  }
  await expect(rowOf(page, 'cart-pasted.jpg')).toBeVisible();
  await expect(page.getByText('cart-pasted.jpg is uploaded')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('a picture keeps a name in Devanagari, and is shown with it', async ({ page }) => {
  await openImages(page, '?search=उद्घाटन-समारोह');
  const name = 'कुएँ-का-उद्घाटन-समारोह.jpg';
  await uploadControl(page).setInputFiles(await jpegFile(name, { width: 640, height: 360 }));
  const row = rowOf(page, name);
  await expect(page.getByText(`${name} is uploaded`)).toBeVisible();
  await expect(row.getByText(name, { exact: true })).toHaveAttribute('lang', 'hi');
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toBeHidden();
});

test('a replaced picture is shown at once under the old name, and Undo restores the old one', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'loom.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=loom');
  const row = rowOf(page, name);
  expect(isColor(await colorOf(row.locator('img')), GERU)).toBe(true);
  const haldi = { color: '#e9a820', width: 1000, height: 700 };
  await replaceBy(page, row, await jpegFile('from the phone.jpg', haldi));
  await expect(page.getByText('loom.jpg is replaced')).toBeVisible();
  await expect(row).toContainText('1000 x 700 px');
  await expect(page.getByRole('row'), 'no second picture').toHaveCount(2);
  expect(isColor(await colorOf(row.locator('img')), HALDI)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('loom.jpg is back')).toBeVisible();
  await expect(row).toContainText('640 x 360 px');
  expect(isColor(await colorOf(row.locator('img')), GERU)).toBe(true);
});

test('a picture can be replaced from its preview, which names the replaced file', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'tank.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=tank');
  await previewButton(page, name).click();
  const whole = await limitUploadSpeed(page, 300_000);
  await replaceBy(page, preview(page, name), await largeFile('other.jpg'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lineOf(page, 'other.jpg')).toContainText('other.jpg in place of tank.jpg');
  await expect(page.getByText('tank.jpg is replaced')).toBeVisible();
  await whole();
  await previewButton(page, name).click();
  await expect(preview(page, name)).toContainText('800 x 600 px');
  await expect(preview(page, name).locator('img')).toHaveJSProperty('naturalWidth', 800);
});

test('a picture that another admin has deleted cannot be replaced, and leaves the list', async ({
  page,
  program,
}) => {
  const name = await uploadImage(program, 'swing.jpg', { width: 640, height: 360 });
  const token = await openImages(page, '?search=swing');
  await expect(rowOf(page, name).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await request(program.address, 'deleteImage', { token, name });
  await replaceBy(page, rowOf(page, name), await jpegFile('new.jpg'));
  const toast = page.getByRole('status').getByText('swing.jpg no longer exists.');
  await expect(toast).toBeInViewport();
  await expect(lineOf(page, 'new.jpg')).toBeHidden();
  await expect(rowOf(page, name)).toBeHidden();
});

test('a picture is uploaded, previewed and deleted with the keyboard alone', async ({ page }) => {
  await openImages(page, '?search=abacus');
  // Before the key press, because Playwright suppresses the file dialog only while it waits for it.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('link', { name: /^Trash/ }).focus();
  await page.keyboard.press('Tab');
  await expect(uploadControl(page)).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles(await jpegFile('abacus.jpg', { width: 640, height: 360 }));
  const row = rowOf(page, 'abacus.jpg');
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'Size' }).focus();
  await page.keyboard.press('Tab');
  await expect(previewButton(page, 'abacus.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview(page, 'abacus.jpg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(previewButton(page, 'abacus.jpg')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('abacus.jpg is deleted')).toBeVisible();
  await expect(row).toBeHidden();
});

test('uploads fit on every screen while they wait, are sent and fail, and axe finds nothing', async ({
  page,
}) => {
  await openImages(page, '?search=parrot');
  const whole = await limitUploadSpeed(page, 30_000);
  await uploadControl(page).setInputFiles([
    await largeFile(`parrot-${'x'.repeat(120)}.jpg`),
    await largeFile(`parrot-${'कुएँ का उद्घाटन '.repeat(8)}.jpg`),
    { name: `${'x'.repeat(120)}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(lineOf(page, 'उद्घाटन')).toContainText('Waiting');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
    if (width === 360 || width === 1280)
      expect(await violations(page), `at ${width} px`).toEqual([]);
  }
  await doubleTextSize(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page), 'twice the text').toBe(false);
  for (const name of [/^Cancel the upload of parrot-x/, /^Cancel the upload of parrot-क/]) {
    await page.getByRole('button', { name }).click();
  }
  await whole();
  await expect(page).toHaveURL(new RegExp(IMAGES));
});
