// An admin changes the words of a page in place, publishes and reverts them.
import { ADMIN } from '../../support/app/api/admin.ts';
import {
  expect,
  openDashboard,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  openDocument,
  restoreDocument,
  shownPage,
  visitedPage,
} from '../../support/browser/website/website-editor.ts';

test.afterEach(async ({ program }) => restoreDocument(program, 'page-home'));

test('Anand clicks a sentence of the page, changes it, publishes it and reverts it', async ({
  page,
  program,
}) => {
  await openDashboard(page, ADMIN);
  await page.getByRole('link', { name: 'Edit website' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(/^Home · Website · /);
  const frame = await shownPage(page);
  const sentence = frame.locator('p', { hasText: 'leave when people can run it' }).first();
  const words = page.getByLabel('Opening sentence');
  await sentence.click();
  await expect(words).toBeFocused();
  await expect(sentence).toHaveAttribute('data-state', 'chosen');

  await words.fill(
    'We work with villages, and leave when people can run it can be written without us.',
  );
  const changed = frame.getByText('can be written without us').first();
  await expect(changed).toBeVisible();
  await expect(changed).toHaveAttribute('data-state', 'chosen');
  await expectSaved(page);
  expect(await visitedPage(program, '/')).not.toContain('can be written without us');
  await expect(words).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Home?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.locator('ins')).toContainText('can be written without us.');
  await expect(dialog.locator('del').last()).toContainText('themselves.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Home is published')).toBeVisible();
  await expect
    .poll(() => visitedPage(program, '/'), { timeout: 20_000 })
    .toContain('can be written without us');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Home is as it was before')).toBeVisible();
  await expect
    .poll(() => visitedPage(program, '/'), { timeout: 20_000 })
    .not.toContain('can be written without us');
  await expect(words).toHaveValue(/themselves\.$/);
});

test('a selected field is shown in the page, and links of the page are not followed', async ({
  page,
}) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const frame = await shownPage(page);
  await page.getByLabel('Link to Reinstating Dreams').focus();
  await expect(frame.locator('[data-state=chosen]')).toContainText('Reinstating Dreams');
  await frame.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(frame.locator('[data-path]').first()).toBeAttached();
});

test('a language that is chosen with the arrow keys keeps the focus', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  const language = (name: RegExp) => page.getByRole('radio', { name });
  await language(/English/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/locale=hi/);
  await expect(language(/हिंदी/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(language(/मराठी/)).toBeFocused();
  await page.getByRole('link', { name: 'Website', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website');
  await page.goBack();
  await expect(language(/मराठी/)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('words of another document lead to it', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const frame = await shownPage(page);
  const line = page.getByRole('status').filter({ hasText: 'These words are' });
  await frame.locator('footer').getByText('Careers', { exact: true }).click();
  await expect(line.getByRole('link')).toHaveText(['Menu and frame', 'About us']);
  await frame.locator('footer').getByText('+91 00000 00000').first().click();
  await expect(line.getByRole('link')).toHaveText('Name, phone, links');
  expect(await violations(page)).toEqual([]);
  await frame.getByText('leave when people can run it').first().click();
  await expect(line).toBeHidden();
  await frame.locator('main h1').click();
  await line.getByRole('link', { name: 'Name, phone, links' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name, phone, links');
});

test('a picture under words can be clicked', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const frame = await shownPage(page);
  const hero = frame.locator('main img[data-path="opening.picture"]');
  const box = (await hero.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(box.x + box.width * 0.9, box.y + 30);
  await expect(hero).toHaveAttribute('data-state', 'chosen');
});

test('obstacles to publishing are listed, and each links to its field', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const words = page.getByLabel('Opening sentence');
  await words.fill('See [our accounts](http://adhyay.example/accounts). <b>Now</b>');
  await page.getByLabel('Button to Tailored Support').fill('');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = page.getByRole('region', { name: /in the way of publishing/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText('2 to correct')).toBeVisible();
  await summary.getByRole('link', { name: /^Opening, Button/ }).click();
  await expect(page.getByLabel('Button to Tailored Support')).toBeFocused();
  await page.keyboard.type('Support');
  await summary.getByRole('link', { name: /^Opening, Opening sentence/ }).click();
  await expect(words).toBeFocused();
  await words.fill('We stay.');
  await expect(summary).toBeHidden();
});

test('marks are inserted by buttons, also with the keyboard alone', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  const words = page.getByLabel('Opening sentence');
  await words.fill('Every gift is receipted');
  await words.press('Home');
  for (let letters = 0; letters < 5; letters += 1) await words.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Strong' }).focus();
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('**Every** gift is receipted');
  await expect(words).toBeFocused();

  await words.press('End');
  await page.getByRole('button', { name: 'Link' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Words').fill('Write to us');
  await dialog.getByLabel('Leads to').selectOption('/contact');
  await dialog.getByLabel('Another address').press('Enter');
  await expect(words).toHaveValue('**Every** gift is receipted[Write to us](/contact)');
  const frame = await shownPage(page);
  await expect(frame.locator('strong', { hasText: 'Every' })).toBeVisible();

  // A caret inside of a link opens that link.
  for (let letters = 0; letters < 4; letters += 1) await words.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link' }).press('Enter');
  await expect(dialog.getByLabel('Words')).toHaveValue('Write to us');
  await expect(dialog.getByLabel('Leads to')).toHaveValue('/contact');
  await dialog.getByLabel('Leads to').selectOption('/faqs');
  await dialog.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(words).toHaveValue('**Every** gift is receipted[Write to us](/faqs)');
  await words.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove the link' }).press('Enter');
  await expect(words).toHaveValue('**Every** gift is receiptedWrite to us');
});

test('words saved while the page still loads appear in it', async ({ page }) => {
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.route(/\/preview\/[^?]+\?(?!fields)/, async (route) => {
    const reply = await route.fetch();
    await saved;
    await route.fulfill({ response: reply }).catch(() => {});
  });
  await startSession(page);
  await openDocument(page, 'page-home');
  await page.getByLabel('Opening sentence').fill('We stay.');
  const frame = await shownPage(page);
  await expect(frame.getByText('We stay.')).toBeVisible();
});

test('on a phone the fields come first, and the page is a tap away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await openDocument(page, 'page-home');
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'See it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Home' });
  const frame = await shownPage(page);
  await frame.getByText('leave when people can run it').first().click();
  await expect(sheet.getByText('Opening sentence')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Edit it' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Opening sentence')).toBeFocused();
});

test('words too long for the page are kept and counted, and prevent publishing', async ({
  page,
}) => {
  await startSession(page);
  await openDocument(page, 'page-home');
  await page.getByLabel('Button to Tailored Support').fill('a'.repeat(33));
  await expect(page.getByText('3 characters too long')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: '1 thing stands in the way' })).toBeVisible();
});

test('what is pasted from another program keeps its headings, lists and links', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSession(page);
  await openDocument(page, 'custom-pages');
  await page.getByRole('button', { name: 'Add: Page' }).click();
  const text = page.getByRole('textbox', { name: 'Text' }).last();
  await text.fill('We dug.');
  await text.press('End');
  await page.evaluate(() => {
    const html =
      '<h2>The wells</h2><p>Ask <a href="https://nagar.example/map">Nagar</a>.</p><ul><li>Rope</li><li>Pots</li></ul>';
    return navigator.clipboard.write([
      new ClipboardItem({ 'text/html': html, 'text/plain': 'The wells Ask Nagar. Rope Pots' }),
    ]);
  });
  await text.press('Control+v');
  await expect(text).toHaveValue(
    'We dug.\n\n## The wells\n\nAsk [Nagar](https://nagar.example/map).\n\n- Rope\n- Pots',
  );
  await text.press('Control+z');
  await expect(text).toHaveValue('We dug.');
});
