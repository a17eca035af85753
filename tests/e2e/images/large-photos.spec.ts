// Photos that the server would refuse are made smaller in the browser, before the upload.
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';
import { expect, scrollsSideways, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { limitUploadSpeed } from '../../support/browser/upload-speed.ts';
import {
  lineOf,
  openImages,
  rowOf,
  UPLOAD_CALL,
  uploadControl,
  uploadImage,
} from '../../support/images/image-desk.ts';
import {
  animatedWebp,
  largePhonePhoto,
  picture,
  plainImage,
} from '../../support/images/pictures.ts';

/** From the disk: passing more than 10 MB to the browser takes a slow machine too long. */
async function photoPath(name: string, bytes: Buffer): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
}

const megapixels50 = { width: 8160, height: 6120 };
/** Too long for the server, with a quarter of the pixels to draw. */
const panorama = { width: 12_100, height: 1000 };

/** Every state that an upload shows from now on. */
async function watchStates(page: Page): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      texts.add(document.querySelector('main ul[aria-label=Uploads]')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => seen.evaluate((texts) => [...texts].join('\n'));
}

/** Holds one encoding until `finish`, which can pass a result of so many bytes. @param held counted from 1 */
async function holdEncoding(page: Page, held: number) {
  return page.evaluateHandle((held) => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const encodings = { count: 0, finish(_bytes?: number) {} };
    HTMLCanvasElement.prototype.toBlob = function encode(callback, ...options) {
      const finish = (bytes = 0) =>
        bytes > 0
          ? callback(new Blob([new Uint8Array(bytes)]))
          : toBlob.call(this, callback, ...options);
      encodings.count += 1;
      if (encodings.count === held) encodings.finish = finish;
      else finish();
    };
    return encodings;
  }, held);
}

test('a photo of 12 MB and one of 50 megapixels are made smaller, and stand upright', async ({
  page,
}) => {
  await openImages(page, '?search=harvest');
  const states = await watchStates(page);
  await uploadControl(page).setInputFiles([
    await photoPath('harvest 1.jpeg', await largePhonePhoto()),
    await photoPath('harvest 2.jpg', await picture('jpeg', megapixels50)),
  ]);
  const toast = '2 pictures are uploaded. 2 of them were made smaller';
  await expect(page.getByText(toast)).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, 'harvest-1.jpeg')).toContainText('2400 x 3200 px');
  await expect(rowOf(page, 'harvest-2.jpg')).toContainText('3200 x 2400 px');
  expect(await states()).toContain('Making it smaller…');
});

test('the line of the upload says on every screen that the photo was made smaller', async ({
  page,
}) => {
  await openImages(page, '?search=threshing');
  const whole = await limitUploadSpeed(page, 2000);
  const photo = await photoPath('threshing.jpg', await picture('jpeg', megapixels50));
  await uploadControl(page).setInputFiles(photo);
  const line = lineOf(page, 'threshing.jpg');
  await expect(line).toContainText('% Uploaded', { timeout: 60_000 });
  await expect(line).toContainText(/Made smaller: 3200 x 2400 px, \d+\.\d KB/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
    expect(await violations(page), `at ${width} px`).toEqual([]);
  }
  await whole();
  const uploaded = page.getByText(/threshing\.jpg is uploaded\. Made smaller: 3200/);
  await expect(uploaded).toBeVisible({ timeout: 60_000 });
});

test('a transparent picture stays transparent, as WebP', async ({ page }) => {
  await openImages(page, '?search=seal');
  const seal = plainImage(panorama).ensureAlpha(0.5).png().toBuffer();
  await uploadControl(page).setInputFiles(await photoPath('seal.png', await seal));
  await expect(page.getByText(/seal\.webp is uploaded/)).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, 'seal.webp')).toContainText('3200 x 264 px');
});

test('an animation that is too large becomes still, as on the server', async ({ page }) => {
  await openImages(page, '?search=dance');
  // The rest of the file is not part of the picture.
  const dance = Buffer.concat([await animatedWebp(), Buffer.alloc(MAX_UPLOAD_BYTES)]);
  await uploadControl(page).setInputFiles(await photoPath('dance.webp', dance));
  await expect(page.getByText(/dance\.jpg is uploaded\. Made smaller/)).toBeVisible();
  await expect(rowOf(page, 'dance.jpg')).toContainText('640 x 360 px');
});

test('a photo that is too large and was cut off is refused, and nothing is uploaded', async ({
  page,
}) => {
  await openImages(page, '?search=sowing');
  const photo = await largePhonePhoto();
  const cut = photo.subarray(0, photo.length - 20_000);
  await uploadControl(page).setInputFiles(await photoPath('sowing.jpg', cut));
  await expect(lineOf(page, 'sowing.jpg').getByRole('alert')).toHaveText(
    /^This picture is larger than 10 MB\. Save it smaller, or as JPG, and try again\.\s*$/,
  );
});

test('of many large photos only the next one is made smaller while one is sent', async ({
  page,
}) => {
  await openImages(page, '?search=bullock');
  const states = await watchStates(page);
  const whole = await limitUploadSpeed(page, 2000);
  const photo = await largePhonePhoto();
  await uploadControl(page).setInputFiles([
    await photoPath('bullock-1.jpg', photo),
    await photoPath('bullock-2.jpg', photo),
    await photoPath('bullock-3.jpg', photo),
  ]);
  await expect(lineOf(page, 'bullock-2.jpg')).toContainText('Made smaller', { timeout: 60_000 });
  await whole();
  const toast = '3 pictures are uploaded. 3 of them were made smaller';
  await expect(page.getByText(toast)).toBeVisible({ timeout: 60_000 });
  const seen = (await states()).split('\n');
  const startOf = (name: string) => seen.find((text) => text.includes(`${name}Making it smaller…`));
  expect(startOf('bullock-2.jpg')).toMatch(/^bullock-1\.jpg(\d+% |Processing)/);
  expect(startOf('bullock-3.jpg')).toMatch(/^bullock-1\.jpgUploaded/);
});

test('a photo is sent again while the next one is made smaller, and is not drawn again', async ({
  page,
}) => {
  await openImages(page, '?search=sickle');
  const encodings = await holdEncoding(page, 2);
  await page.route(UPLOAD_CALL, (route) => route.abort());
  const photo = await largePhonePhoto();
  await uploadControl(page).setInputFiles([
    await photoPath('sickle-1.jpg', photo),
    await photoPath('sickle-2.jpg', photo),
  ]);
  const [first, second] = [lineOf(page, 'sickle-1.jpg'), lineOf(page, 'sickle-2.jpg')];
  await expect(first.getByRole('alert')).toBeVisible({ timeout: 60_000 });
  await expect(second).toContainText('Making it smaller…');
  await expect.poll(() => encodings.evaluate(({ count }) => count)).toBe(2);
  await page.unroute(UPLOAD_CALL);
  await first.getByRole('button', { name: /^Retry/ }).click();
  await expect(first).toContainText('Waiting');
  await expect(first).toContainText('Made smaller');
  await encodings.evaluate(({ finish }) => finish());
  const toast = '2 pictures are uploaded. 2 of them were made smaller';
  await expect(page.getByText(toast)).toBeVisible({ timeout: 60_000 });
  expect(await encodings.evaluate(({ count }) => count)).toBe(2);
});

test('a cancelled photo is not drawn again, and the next one follows', async ({ page }) => {
  await openImages(page, '?search=plough');
  const encodings = await holdEncoding(page, 1);
  const count = () => encodings.evaluate(({ count }) => count);
  const photo = await largePhonePhoto();
  await uploadControl(page).setInputFiles([
    await photoPath('plough-1.jpg', photo),
    await photoPath('plough-2.jpg', photo),
  ]);
  await expect(lineOf(page, 'plough-1.jpg')).toContainText('Making it smaller…');
  await expect.poll(count, { timeout: 60_000 }).toBe(1);
  await page.getByRole('button', { name: 'Cancel the upload of plough-1.jpg' }).click();
  await encodings.evaluate(({ finish }, bytes) => finish(bytes), MAX_UPLOAD_BYTES + 1);
  await expect(page.getByText(/plough-2\.jpg is uploaded\. Made smaller/)).toBeVisible({
    timeout: 60_000,
  });
  expect(await count()).toBe(2);
  await expect(rowOf(page, 'plough-2.jpg')).toBeVisible();
  await expect(rowOf(page, 'plough-1.jpg')).toBeHidden();
});

test('a picture is replaced by a photo that is too large', async ({ page, program }) => {
  const name = await uploadImage(program, 'granary.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=granary');
  const chooser = page.waitForEvent('filechooser');
  await rowOf(page, name).getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles(await photoPath('from the phone.jpg', await largePhonePhoto()));
  await expect(page.getByText(/granary\.jpg is replaced\. Made smaller/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(rowOf(page, name)).toContainText('2400 x 3200 px');
});
