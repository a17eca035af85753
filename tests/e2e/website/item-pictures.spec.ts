// Several pictures below the text of a news item.
import type { Page } from '@playwright/test';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { campNews } from '../../support/browser/website/camp-news.ts';
import {
  expectSaved,
  openDocument,
  publishDocument,
  restoreDocument,
  shownPage,
} from '../../support/browser/website/website-editor.ts';
import { picture } from '../../support/images/pictures.ts';

test.afterEach(async ({ program }) => {
  await restoreDocument(program, 'news');
  await restoreDocument(program, 'news', 'hi');
});

const picturesOf = (page: Page) => page.getByRole('region', { name: 'Pictures', exact: true });

/** Adds the picture that is found by a search. */
async function addPicture(page: Page, name: string) {
  await picturesOf(page).getByRole('button', { name: 'Add: Picture' }).click();
  await expect(picturesOf(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toBeHidden();
}

test('Anand adds pictures of a camp to a note, orders them and publishes them', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  await startSession(page);
  await openDocument(page, 'news');
  await page.getByRole('button', { name: 'Add: Note' }).click();
  await page.getByLabel('Heading', { exact: true }).fill('Three days in Khambale');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Text', { exact: true }).fill('We dug.\n\nIt rained.');
  await addPicture(page, 'pump.webp');
  await addPicture(page, 'latrine.webp');

  await picturesOf(page).getByRole('button', { name: 'Add: Picture' }).click();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload Image' }).click();
  const file = { name: 'camp-fire.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') };
  await (await chooser).setFiles(file);
  await expect(dialog.getByRole('radio', { name: /camp-fire/ })).toBeChecked({ timeout: 30_000 });
  await dialog.getByLabel('What the picture shows').fill('Neighbours around a fire');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toBeHidden();
  await picturesOf(page)
    .getByRole('button', { name: /^Move camp-fire.* up$/ })
    .click();
  await expect(page.getByText(/^camp-fire\S* is now 2 of 3$/)).toBeAttached();
  await expectSaved(page);
  expect(await violations(page)).toEqual([]);

  const own = await shownPage(page);
  const shown = own.locator('article ul img');
  await expect(shown).toHaveCount(3, { timeout: 20_000 });
  await shown.nth(2).click();
  await expect(
    picturesOf(page).getByRole('button', { name: 'latrine.webp', exact: true }),
  ).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Publish' }).click();
  const publication = page.getByRole('dialog', { name: /^Publish / });
  await expect(publication.getByText(/Pictures:.*camp-fire/s).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await publication.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('News is published')).toBeVisible({ timeout: 45_000 });
  await page.goto('/news/three-days-in-khambale');
  await expect(page.locator('article ul img').nth(1)).toHaveAttribute(
    'alt',
    'Neighbours around a fire',
  );
  expect(await (await request.get('/news.atom')).text()).not.toContain('camp-fire');

  await page.goto('/volunteer/admin/images');
  await expect(page.getByRole('row', { name: /^Preview camp-fire.* Used on News / })).toBeVisible();
});

test('an empty place for a picture is named before the publication', async ({ page, program }) => {
  await publishDocument(program, 'news', campNews(['pump.webp']));
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await openDocument(page, 'news');
  await page.getByRole('button', { name: 'A camp' }).click();
  await picturesOf(page).getByRole('button', { name: 'Add: Picture' }).click();
  await expectSaved(page);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Note 1, Picture 2: Choose a picture' }).click();
  const choose = picturesOf(page).getByRole('button', { name: 'Choose a picture' });
  await expect(choose).toBeFocused();
});

test('in Hindi the pictures are those of the English and cannot be changed', async ({
  page,
  program,
}) => {
  await publishDocument(program, 'news', campNews(['pump.webp', 'latrine.webp']));
  await publishDocument(program, 'news', campNews([], { text: 'पानी आ गया।' }), 'hi');
  await startSession(page);
  await openDocument(page, 'news?locale=hi');
  await page.getByRole('button', { name: 'A camp' }).click();
  await expect(picturesOf(page).getByRole('listitem')).toHaveCount(2);
  await expect(picturesOf(page).getByText('The same in every language')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add: Picture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Copy / })).toHaveCount(0);
  await page.goto('/hi/news/camp');
  await expect(page.locator('article ul img')).toHaveCount(2);
});
