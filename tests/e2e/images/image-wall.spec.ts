// The Image Manager with no image, and with two hundred, on a program of its own.
import { pictures } from '#content/pictures.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { runSql } from '../../support/browser/own-trust.ts';
import {
  IMAGES,
  jpegFile,
  rowOf,
  uploadControl,
  uploadImage,
} from '../../support/images/image-desk.ts';

const MANY = 200;
const EVERY_IMAGE_TO_TRASH = `
  insert into unpublished_images select name_key from images;
  insert into image_trash (name, format, hash, original, bytes, width, height, alt, modified_at,
      drawn_mark, removal, removed_at, removed_by)
    select name, format, hash, original, bytes, width, height, alt, modified_at,
      drawn_mark, 'deleted', strftime('%Y-%m-%dT%H:%M:%fZ'), (select min(id) from volunteers)
    from images;
  delete from images`;

test.use({ trust: 'no images', sqlBeforeStart: EVERY_IMAGE_TO_TRASH });

test('an empty list explains how to add pictures, and takes the first one', async ({ page }) => {
  await startSession(page);
  await page.goto(`${IMAGES}?search=well`);
  await expect(page.getByRole('heading', { name: 'No images match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(
    page.getByRole('heading', { name: 'No images found in the images directory' }),
  ).toBeVisible();
  for (const hint of [
    'To add images, click the "Upload New Image" button above',
    'Make sure your images directory is writable by the server',
  ]) {
    await expect(page.getByText(hint)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await violations(page)).toEqual([]);

  await uploadControl(page).setInputFiles(await jpegFile('first.jpg', { width: 640 }));
  await expect(rowOf(page, 'first.jpg')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No images/ })).toBeHidden();
  await page.getByRole('link', { name: /^Trash/ }).click();
  const drawn = Object.values(pictures).filter(({ kind }) => kind === 'scene').length;
  await expect(page.getByRole('row')).toHaveCount(drawn + 1);
});

test('the last of two hundred pictures is reached and deleted', async ({ page, startedTrust }) => {
  const { program, dataDir } = startedTrust;
  const first = await uploadImage(program, 'wall-1.png', { width: 40, height: 30 });
  copyImageRow(dataDir, first, MANY - 1);
  await startSession(page);
  await page.goto(IMAGES);
  const name = `wall-${MANY}.png`;
  const last = page.getByRole('row').last();
  await expect(last.locator('strong')).toHaveText(name);
  expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(MANY);
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page), 'on a phone').toBe(false);
  await page.keyboard.press('End');
  await last.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveJSProperty('naturalWidth', 40);
  await last.getByRole('button', { name: 'Delete' }).click();
  await last.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name} is deleted`)).toBeVisible();
  await expect(rowOf(page, name)).toBeHidden();
});

/** Copies a database row, because uploading each image would take longer than the tests. */
function copyImageRow(dataDir: string, name: string, copies: number): void {
  runSql(
    dataDir,
    `insert into images (name, name_key, format, hash, original, bytes, width, height, alt, modified_at)
      with recursive numbers (number) as
        (select 2 union all select number + 1 from numbers where number <= ${copies})
      select 'wall-' || number || '.png', 'wall-' || number || '.png',
        format, hash, original, bytes, width, height, alt, modified_at
      from images, numbers where name = '${name}'`,
  );
}
