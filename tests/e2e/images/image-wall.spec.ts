// The Image Manager with no image, and with two hundred, on a program of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pictures } from '#content/pictures.ts';
import { ADMIN } from '../../support/app/admin.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  IMAGES,
  jpegFile,
  rowOf,
  uploadControl,
  uploadImage,
} from '../../support/images/image-desk.ts';
import { adminToken, type Program, request, startProgram } from '../../support/program/program.ts';
import { copyStartedWithAllPictures } from '../../support/program/started-trust.ts';

const MANY = 200;
let dataDir: string;
let wall: Program;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'adhyay-wall-'));
  copyStartedWithAllPictures(dataDir);
  wall = await startProgram({ DATA_DIR: dataDir });
  const token = await adminToken(wall.address);
  const { body } = await request(wall.address, '/admin/images', { token });
  for (const { name } of body.data) {
    const taken = await request(wall.address, `/admin/images/${name}`, { token, method: 'DELETE' });
    expect(taken.status).toBe(200);
  }
});

test.afterAll(async () => {
  await wall.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('an empty list explains how to add pictures, and takes the first one', async ({ page }) => {
  await startSession(page, ADMIN, wall.address);
  await page.goto(`${wall.address}${IMAGES}?search=well`);
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

test('the last of two hundred pictures is reached and deleted', async ({ page }) => {
  const first = await uploadImage(wall, 'wall-1.png', { width: 40, height: 30 });
  hangCopies(first, MANY - 1);
  await startSession(page, ADMIN, wall.address);
  for (const [width, name] of [
    [1280, `wall-${MANY}.png`],
    [360, `wall-${MANY - 1}.png`],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(wall.address + IMAGES);
    const last = page.getByRole('row').last();
    await expect(last.locator('strong')).toHaveText(name);
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(MANY);
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
    await page.keyboard.press('End');
    await last.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
    await expect(last.locator('img')).toHaveJSProperty('naturalWidth', 40);
    await last.getByRole('button', { name: 'Delete' }).click();
    await last.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`${name} is deleted`)).toBeVisible();
    await expect(rowOf(page, name)).toBeHidden();
  }
});

/** Copies database rows, because uploading each image would take longer than the tests. */
function hangCopies(name: string, copies: number): void {
  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { timeout: 5000 });
  database
    .prepare(`
      with recursive numbers (number) as
        (select 2 union all select number + 1 from numbers where number <= ?)
      insert into images (name, name_key, format, hash, original, bytes, width, height, alt, modified_at)
      select 'wall-' || number || '.png', 'wall-' || number || '.png',
        format, hash, original, bytes, width, height, alt, modified_at
      from images, numbers where name = ?`)
    .run(copies, name);
  database.close();
}
