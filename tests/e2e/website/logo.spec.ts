// The trust's own logo in the headers of its website and of the desk.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { facts } from '#content/documents/facts.ts';
import {
  expect,
  expectFits,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  openDocument,
  publishDocument,
  restoreDocument,
  shownPage,
} from '../../support/browser/website/website-editor.ts';
import { IMAGES, rowOf } from '../../support/images/image-desk.ts';

// Every page is rendered again.
const RENDERED = { timeout: 45_000 };

test.afterEach(({ program }) => restoreDocument(program, 'facts'));

test('Meera’s logo replaces the mark for visitors and on the desk, until she takes it away', async ({
  page,
  browser,
  program,
}) => {
  test.slow();
  await startSession(page);
  await openDocument(page, 'facts');
  const slot = page.getByRole('group', { name: /^Logo/ });
  await slot.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload Image' }).click();
  await (await chooser).setFiles(await wideLogo());
  await expect(dialog.getByRole('radio', { name: /prakash/ })).toBeChecked({ timeout: 30_000 });
  await dialog.getByLabel('What the picture shows').fill('The sun of the Prakash Trust');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  const frame = await shownPage(page);
  await expect(frame.locator('header img[src*="prakash"]')).toBeAttached({ timeout: 20_000 });
  await expectSaved(page);
  expect(await violations(page)).toEqual([]);
  await publish(page);

  const visitor = await browser.newPage({ baseURL: program.address });
  const home = visitor.getByRole('banner').getByRole('link').first();
  const [mark, logo] = [home.locator('svg'), home.locator('img')];
  for (const path of ['/about', '/hi/about']) {
    await visitor.goto(path);
    await expect(logo).toBeVisible();
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(mark).toHaveCount(0);
  }
  await expect(home).toHaveAccessibleName('अध्याय Adhyay होम');
  await visitor.goto('/about');
  await expectFits(visitor, 'a page with a wide logo', async () => {
    await expect.poll(() => heightOf(visitor)).toBeLessThan(80);
  });
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(visitor.getByRole('dialog').locator('img[src*="prakash"]')).toBeVisible();

  await page.goto(`${IMAGES}?search=prakash`);
  await expect(rowOf(page, 'prakash.png')).toContainText('Name, phone, links');
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(brand.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(brand.locator('img')).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeLessThan(70);
  await page.setViewportSize({ width: 1280, height: 740 });

  await openDocument(page, 'facts');
  await slot.getByRole('button', { name: 'Remove the picture' }).click();
  await expectSaved(page);
  await publish(page);
  await visitor.goto('/about');
  await expect(mark).toBeVisible();
  await expect(logo).toHaveCount(0);
  await page.reload();
  await expect(brand.locator('svg')).toBeVisible();
  await visitor.close();
});

test('the desk shows the mark while its logo cannot be loaded', async ({ page, program }) => {
  await publishDocument(program, 'facts', { ...facts.defaults.en, logo: 'well.webp' });
  const brand = page.getByRole('banner').getByRole('link').first();
  await startSession(page);
  await page.goto('/volunteer/admin');
  await expect(brand.locator('img')).toBeVisible();
  await page.route('**/images/well.webp*', (route) => route.abort());
  await page.reload();
  await expect(brand.locator('svg')).toBeVisible();
  await expect(brand.locator('img')).toHaveCount(0);
});

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Name, phone, links?' });
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Name, phone, links is published')).toBeVisible(RENDERED);
}

async function wideLogo() {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({
    create: { width: 900, height: 300, channels: 4, background: clear },
  })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="300"><circle cx="450" cy="150" r="140" fill="#b3261e"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer();
  return { name: 'prakash.png', mimeType: 'image/png', buffer };
}

const heightOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
