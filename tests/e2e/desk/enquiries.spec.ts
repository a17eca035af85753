// Meera reads the visitors' enquiries at the desk.
import type { Locator, Page } from '@playwright/test';
import { ritu, sanjay } from '../../support/app/website/visitors.ts';
import {
  expect,
  expectFits,
  openDashboard,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { visitorWrites } from '../../support/browser/website/sent-enquiry.ts';
import { present } from '../../support/present.ts';
import { adminToken, request } from '../../support/program/program.ts';

const ENQUIRIES = '/volunteer/admin?tab=queries';
const LONG_HINDI = 'श्रीमती कमलाबाई विश्वनाथ देशपांडे-कुलकर्णी';

const enquiryOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const unread = (enquiry: Locator): Locator => enquiry.getByText('UNREAD', { exact: true });

/** The unread count in the tab's accessible name. */
async function unreadOnTab(page: Page): Promise<number> {
  const tab = page.getByRole('link', { name: /^Queries [\d,]+ unread$/ });
  return Number.parseInt((await tab.innerText()).replace(/\D/g, ''), 10);
}

test('an enquiry is found on the tab, marked as read, searched for and deleted', async ({
  page,
  program,
}) => {
  const other = await visitorWrites(program, sanjay);
  const name = await visitorWrites(program);
  await openDashboard(page);
  await page.getByRole('link', { name: /^Queries [\d,]+ unread$/ }).click();
  await expect(page).toHaveURL(/tab=queries$/);
  const enquiry = enquiryOf(page, name);
  await expect(page.getByRole('article').first()).toContainText(name);
  await expect(enquiry).toContainText('Today,');
  await expect(enquiry).toContainText(ritu.message);
  await expect(enquiry).toContainText(ritu.address);
  await expect(unread(enquiry)).toBeVisible();
  await expect(enquiry.getByRole('link', { name: ritu.phone })).toHaveAttribute(
    'href',
    'tel:5231044718',
  );
  await expect(enquiry.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/915231044718',
  );
  await expect(enquiry.getByRole('link', { name: ritu.email })).toHaveAttribute(
    'href',
    /^mailto:ritu@home\.example\?subject=Re%3A%20/,
  );

  const before = await unreadOnTab(page);
  await enquiry.getByRole('button', { name: 'Mark as read' }).click();
  await expect(enquiry.getByRole('button', { name: 'Mark as unread' })).toBeFocused();
  await expect(unread(enquiry)).toBeHidden();
  expect(await unreadOnTab(page)).toBe(before - 1);
  await enquiry.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(unread(enquiry)).toBeVisible();
  expect(await unreadOnTab(page)).toBe(before);
  await enquiry.getByRole('button', { name: 'Mark as read' }).click();
  await expect(unread(enquiry)).toBeHidden();

  await page.getByRole('searchbox').fill(name.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(unread(enquiry)).toBeHidden();

  await enquiry.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this query?' });
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('gone for good');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(enquiry).toBeVisible();
  await enquiry.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete Query' }).click();
  await expect(page.getByText('Query deleted successfully')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `No queries match “${name.toUpperCase()}”` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(enquiryOf(page, other)).toBeVisible();
  await expect(enquiry).toBeHidden();
});

test('the filter is part of the address, and marked enquiries stay in the list', async ({
  page,
  program,
}) => {
  const name = await visitorWrites(program);
  const other = await visitorWrites(program, sanjay);
  await startSession(page);
  await page.goto(ENQUIRIES);
  await page.getByRole('radio', { name: /^Unread/ }).click();
  await expect(page).toHaveURL(/status=unread/);
  await enquiryOf(page, name).getByRole('button', { name: 'Mark as read' }).click();
  await expect(unread(enquiryOf(page, name))).toBeHidden();
  await expect(enquiryOf(page, name)).toBeVisible();

  await page.getByRole('radio', { name: /^Read/ }).click();
  await expect(enquiryOf(page, name)).toBeVisible();
  await expect(enquiryOf(page, other)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Unread/ })).toBeChecked();
  await expect(enquiryOf(page, other)).toBeVisible();
  await expect(enquiryOf(page, name)).toBeHidden();
});

test('deleted queries are not sorted by read and unread', async ({ page, program }) => {
  const name = await visitorWrites(program);
  await startSession(page);
  await page.goto(ENQUIRIES);
  await enquiryOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Query' }).click();
  await page.goto(`${ENQUIRIES}&status=read&state=deleted`);
  await expect(enquiryOf(page, name)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByRole('heading', { name: /^No queries match/ })).toBeVisible();
});

test('a long message is folded, can be expanded, and is not marked by reading it', async ({
  page,
  program,
}) => {
  const end = '<b>the end</b>';
  const message = `<img src=x onerror="document.title='caught'">\n\n  2. second\n${'x'.repeat(4800)} ${end}`;
  const name = await visitorWrites(program, { message });
  await startSession(page);
  await page.goto(ENQUIRIES);
  const enquiry = enquiryOf(page, name);
  await expect(enquiry).not.toContainText(end);
  await enquiry.getByRole('button', { name: 'Show all' }).click();
  await expect(enquiry.getByText(end)).toBeVisible();
  expect(await enquiry.getByText(end).innerText()).toBe(message);
  await expect(unread(enquiry)).toBeVisible();
  await enquiry.getByRole('button', { name: 'Show less' }).click();
  await expect(enquiry.getByRole('button', { name: 'Show all' })).toBeInViewport();
  await expect(enquiry.getByRole('img')).toHaveCount(0);
  await page.reload();
  await expect(unread(enquiry)).toBeVisible();
  await expect(page).not.toHaveTitle('caught');
});

test('pages and page sizes lead through all enquiries', async ({ page, program }) => {
  for (let i = 0; i < 6; i++) await visitorWrites(program, { name: 'Farhan' });
  await startSession(page);
  await page.goto(`${ENQUIRIES}&search=farhan`);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('5');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Query' }).click();
  await expect(page.getByRole('article'), 'the empty page is left').toHaveCount(5);
});

test('a failed action is reported, and can be tried again', async ({ page, program }) => {
  const name = await visitorWrites(program);
  await startSession(page);
  await page.route('**/queries?*', (route) => route.abort());
  await page.goto(ENQUIRIES);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch queries: No response');
  await page.unroute('**/queries?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  const enquiry = enquiryOf(page, name);
  await expect(enquiry).toBeVisible();

  await page.route('**/queries/read?*', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await enquiry.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('Failed to mark query: Server error: 500')).toBeVisible();
  await expect(unread(enquiry)).toBeVisible();

  await page.route('**/queries/delete?*', (route) => route.abort());
  await enquiry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Query' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to delete query');
});

test('an enquiry that another admin has deleted leaves the list', async ({ page, program }) => {
  const name = await visitorWrites(program);
  const token = await startSession(page);
  await page.goto(ENQUIRIES);
  const enquiry = enquiryOf(page, name);
  const id = (await enquiry.getByRole('heading').getAttribute('id'))?.replace('enquiry-', '');
  const gone = await fetch(`${program.address}/server/api/queries/delete?id=${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(gone.status).toBe(200);
  await enquiry.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('It may have already been deleted')).toBeVisible();
  await expect(enquiry).toBeHidden();
});

test('two admins who work on one enquiry do not overwrite each other', async ({
  page,
  program,
}) => {
  const name = await visitorWrites(program);
  await startSession(page);
  await page.goto(ENQUIRIES);
  const enquiry = enquiryOf(page, name);
  await enquiry.getByRole('button', { name: 'State and note' }).click();
  const token = await adminToken(program.address);
  const { body } = await request(program.address, 'listEnquiries', {
    token,
    query: { search: name },
  });
  const { id } = present(body.data[0]);
  const note = 'I called her on Monday.';
  await request(program.address, 'workOnEnquiry', { token, id, body: { note } });

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Answered' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed this query since you opened it');
  await expect(dialog.getByLabel('Note for the office')).toHaveValue(note);
  await expect(dialog.getByRole('radio', { name: 'Answered' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(enquiry).toContainText('Answered');
  await expect(enquiry).toContainText(note);
});

test('an empty tab says so, and nothing is unread', async ({ page }) => {
  await page.route('**/queries?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [],
        pagination: { current_page: 1, total_pages: 0, total_records: 0 },
        unread: 0,
      },
    }),
  );
  await openDashboard(page);
  await page.getByRole('link', { name: 'Queries', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No queries yet' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show deleted queries' }).click();
  await expect(page).toHaveURL(/state=deleted/);
});

test('an ended session leads back to the sign-in', async ({ page }) => {
  await startSession(page);
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
  await page.goto(ENQUIRIES);
  // A loader that waited for the outbox of its own screen would wait for ten seconds.
  await expect(page).toHaveURL(/\/volunteer\/login/, { timeout: 8000 });
});

test('any message fits on every screen, and axe finds nothing', async ({ page, program }) => {
  test.setTimeout(60_000);
  const long = await visitorWrites(program, { name: LONG_HINDI, message: 'x'.repeat(5000) });
  const wide = 'x'.repeat(600);
  await visitorWrites(program, {
    name: wide.slice(0, 190),
    address: wide,
    phone: wide.slice(0, 60),
  });
  await visitorWrites(program, {
    name: 'شبنم انصاری',
    message: 'السلام علیکم، میں پڑھانا چاہتی ہوں۔',
  });
  await startSession(page);
  await page.goto(ENQUIRIES);
  const enquiry = enquiryOf(page, long);
  await enquiry.getByRole('button', { name: 'Show all' }).click();
  await expect(enquiry.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expectFits(page, 'the list');
  await enquiry.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFits(page, 'the question');
});
