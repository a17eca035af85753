// A picture of a page is chosen from the image manager or uploaded in the editor.
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { openDocument, restoreDocument, shownPage } from '../../support/browser/website-editor.ts';
import { picture } from '../../support/images/pictures.ts';

test.afterEach(async ({ program }) => restoreDocument(program, 'page-home'));

test('Anand uploads a picture and describes it, and it appears in the page', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const slot = page.getByRole('group', { name: /^Picture/ }).first();
  await slot.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: /^A picture for/ });
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
