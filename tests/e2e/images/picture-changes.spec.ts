// Visitors see an admin's changes to an image at once, on every page, without a new build.
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../support/browser/e2e-fixtures.ts';
import { colorOf, isColor } from '../../support/images/image-desk.ts';
import { picture, uploadTo } from '../../support/images/pictures.ts';
import { present } from '../../support/present.ts';
import { adminToken, request } from '../../support/program/program.ts';

const WELL = 'well.webp';
const OWN_WORDS = 'Women draw water from a deep well and walk home with pots on their heads';
const WORDS = 'Savita, "the first" <b>of</b> us & कुएँ पर $& {{x}}';
const HALDI = [233, 168, 32];

const wellOn = (page: Page) => page.locator(`img[src^="/images/${WELL}"]`).first();

async function describe(address: string, alt: string): Promise<void> {
  const token = await adminToken(address);
  const sent = { token, name: WELL, body: { alt } };
  expect((await request(address, 'describeImage', sent)).status).toBe(200);
}

const isHaldi = async (page: Page) => isColor(await colorOf(wellOn(page)), HALDI);

test('an admin’s text of a picture is on its pages, with script and without', async ({
  page,
  program,
  browser,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await describe(program.address, WORDS);
  try {
    // The visitor navigates within the page that was loaded before the change.
    await page.locator('main a[href="/wash"]').first().click();
    await expect(wellOn(page)).toHaveAttribute('alt', WORDS);
    await page.reload();
    await waitForHydration(page);
    await expect(wellOn(page)).toHaveAttribute('alt', WORDS);

    const still = await browser.newPage({ baseURL: program.address, javaScriptEnabled: false });
    await still.goto('/wash');
    await expect(wellOn(still)).toHaveAttribute('alt', WORDS);
    await still.close();
  } finally {
    await describe(program.address, '');
  }
  await page.reload();
  await expect(wellOn(page)).toHaveAttribute('alt', OWN_WORDS);
});

test('a replaced picture is shown on its pages, even in a browser that cached the old one', async ({
  page,
  program,
}) => {
  await page.goto('/wash');
  expect(await isHaldi(page)).toBe(false);
  const token = await adminToken(program.address);
  const haldi = await picture('png', { color: '#e9a820', width: 2400, height: 1350 });
  const sent = { name: 'phone.png', replaceImage: WELL };
  const { removed } = (await uploadTo(program.address, token, haldi, sent)).body;
  for (const path of ['/wash', '/tailoredsupport', '/']) {
    await page.goto(path);
    expect(await isHaldi(page), path).toBe(true);
  }
  await request(program.address, 'restoreImage', { token, id: present(removed).id });
  await page.goto('/wash');
  expect(await isHaldi(page)).toBe(false);
});
