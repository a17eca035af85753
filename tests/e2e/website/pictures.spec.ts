// A picture of a page is chosen from the image manager or uploaded in the editor.
import { writeFile } from 'node:fs/promises';
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';
import {
  openDocument,
  restoreDocument,
  shownPage,
  visitedPage,
} from '../../support/browser/website/website-editor.ts';
import { largePhonePhoto, picture, uploadTo } from '../../support/images/pictures.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

test.afterEach(async ({ program }) => {
  await restoreDocument(program, 'page-home');
  await restoreDocument(program, 'page-home', 'hi');
});

test('Anand uploads a picture and describes it, and it appears in the page', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const slot = page.getByRole('group', { name: /^Picture/ }).first();
  await slot.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('searchbox').fill('faqs-opening');
  await expect(dialog.getByRole('radio')).toHaveCount(1);

  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload Image' }).click();
  const file = { name: 'river-walk.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') };
  await (await chooser).setFiles(file);
  await expect(dialog.getByRole('radio', { name: /river-walk/ })).toBeChecked({ timeout: 30_000 });
  const use = dialog.getByRole('button', { name: 'Use it' });
  const alt = dialog.getByLabel('What the picture shows');
  await alt.fill('');
  await use.click();
  await expect(alt).toBeFocused();
  await alt.fill('A walk along the river');
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(slot.getByText('river-walk')).toBeVisible();
  const frame = await shownPage(page);
  await expect(frame.locator('img[src*="river-walk"]').first()).toBeAttached({ timeout: 20_000 });
});

test('a photo of more than 10 MB is made smaller in the editor, which says so', async ({
  page,
}) => {
  const photo = test.info().outputPath('well-festival.jpg');
  await writeFile(photo, await largePhonePhoto());
  await startSession(page);
  await openDocument(page, 'page-home');
  const slot = page.getByRole('group', { name: /^Picture/ }).first();
  await slot.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload Image' }).click();
  await (await chooser).setFiles(photo);
  const card = dialog.getByRole('radio', { name: /well-festival/ });
  await expect(card).toBeChecked({ timeout: 60_000 });
  const note = dialog.getByText(
    /^well-festival\.jpg is uploaded\. Made smaller: 2400 x 3200 px, \d+\.\d KB$/,
  );
  await expect(note).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /^well\.webp/ }).check();
  await expect(note).toBeHidden();
});

test('in Hindi the picture is described in Hindi, and other languages keep their own words', async ({
  page,
  program,
}) => {
  const altOn = async (path: string) => {
    const html = await visitedPage(program, path);
    const [tag = ''] = html.match(/<img\s[^>]*\/images\/well\.webp[^>]*>/) ?? [];
    return [/\slang="([^"]*)"/.exec(tag)?.[1], /\salt="([^"]*)"/.exec(tag)?.[1]];
  };
  const [english, marathi] = [await altOn('/wash'), await altOn('/mr/wash')];
  expect(marathi[0]).toBe('mr');
  await startSession(page);
  await openDocument(page, 'page-home?locale=hi');
  const slot = page.getByRole('group', { name: /^Picture/ }).first();
  await slot.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('searchbox').fill('well.webp');
  await dialog.getByRole('radio', { name: /^well\.webp/ }).check();
  const alt = dialog.getByLabel('What the picture shows, in Hindi');
  await expect(dialog.getByText(`In English: “${english[1]}”`)).toBeVisible();
  await alt.fill('चंदनपुर का कुआँ');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toBeHidden();
  await expect(slot.getByText('“चंदनपुर का कुआँ”')).toBeVisible();
  expect(await altOn('/hi/wash')).toEqual(['hi', 'चंदनपुर का कुआँ']);
  expect(await altOn('/wash')).toEqual(english);
  expect(await altOn('/mr/wash')).toEqual(marathi);

  const token = await adminToken(program.address);
  const body = { alt: '', alt_hi: '' };
  await request(program.address, 'describeImage', { token, name: 'well.webp', body });
});

test('a picture that came after the editor was opened is there, and can be chosen', async ({
  page,
  program,
}) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const slot = page.getByRole('group', { name: /^Picture/ }).first();
  const before = (await slot.locator('b').textContent()) ?? '';
  const used = await uploadPicture(program, 'health-camp.jpg');
  const token = await adminToken(program.address);
  const draft = { token, name: 'page-home' };
  const { body } = await request(program.address, 'readDraft', draft);
  const words = JSON.stringify(body.data.document).replaceAll(before, used);
  await request(program.address, 'saveDraft', { ...draft, body: words });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(slot.getByText(used)).toBeVisible();
  await expect(slot.getByText(/\d+ x \d+ px/)).toBeVisible();
  await expect(slot.getByText('The picture was deleted')).toBeHidden();

  const other = await uploadPicture(program, 'second-camp.jpg');
  await slot.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('searchbox').fill('second-camp');
  await expect(dialog.getByRole('radio', { name: new RegExp(other) })).toBeVisible();
});

/** From another window. @returns its name */
async function uploadPicture({ address }: Program, name: string): Promise<string> {
  const token = await adminToken(address);
  const { body } = await uploadTo(address, token, await picture('jpeg'), { name });
  return body.data.name;
}
