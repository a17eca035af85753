// Ritu donates from her phone and asks for a receipt, and Meera records the donation.
import type { Page } from '@playwright/test';
import { bank } from '#content/documents/bank.ts';
import { registrations } from '#content/documents/registrations.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
  waitForHydration,
} from '../../support/browser/e2e-fixtures.ts';
import { publishDocument } from '../../support/browser/website-editor.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

test.use({ trust: 'giving' });

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const PAYMENT_PAGE = 'https://pay.example/prakash-trust';

const published = new Set<string>();

/** Once for all tests of this file, which share a program. */
async function publishTrust(program: Program): Promise<void> {
  if (published.has(program.address)) return;
  published.add(program.address);
  const names = { legal_name: 'Prakash Trust', pan: 'AAATP1234C' };
  await publishDocument(program, 'registrations', { ...registrations.defaults.en, ...names });
  await publishDocument(program, 'bank', {
    ...bank.defaults.en,
    published: true,
    account_name: 'Prakash Trust',
    upi_id: 'prakash@bank',
    merchant_code: '8398',
    payment_page: PAYMENT_PAGE,
    amounts: [{ rupees: 1500, does: 'a month of a balwadi' }],
  });
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form[action^="/f/"] [name=${name}]`).fill(value);
  }
  await page.locator('form[action^="/f/"] [type=submit]').click();
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a UPI app is opened with the amount, the programme and a new reference', async ({
    page,
    program,
  }) => {
    await publishTrust(program);
    await page.goto('/bank-details');
    await waitForHydration(page);
    const pay = page.getByRole('link', { name: 'Pay with a UPI app' });
    await page.getByLabel('For which programme?').selectOption('WASH');
    // No application on this machine opens such links.
    await pay.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await page.getByRole('radio', { name: /a month of a balwadi/ }).check();
    const links: (string | null)[] = [];
    for (let press = 0; press < 2; press += 1) {
      await pay.click();
      links.push(await pay.getAttribute('href'));
    }
    for (const link of links) {
      expect(link).toMatch(
        /^upi:\/\/pay\?pa=prakash%40bank&pn=Prakash%20Trust&mc=8398&tr=gift[0-9a-f]{30}&am=1500\.00&cu=INR&tn=WASH$/,
      );
    }
    expect(links[0]).not.toBe(links[1]);

    await page.getByRole('radio', { name: /Other/ }).check();
    await page.getByLabel('Other amount, in rupees').fill('₹ १,५००');
    await pay.click();
    expect(await pay.getAttribute('href')).toContain('am=1500.00');
    await page.getByLabel('Other amount, in rupees').fill('1e3');
    await pay.click();
    await expect(page.getByText('Write a whole number from 1 to 1,00,000')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('on a computer the amounts are a list, because no choice would have an effect', async ({
  page,
  program,
}) => {
  await publishTrust(program);
  await page.goto('/bank-details');
  await expect(page.getByText('a month of a balwadi').first()).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('a donor with a card is sent to the trust’s page at a payment company', async ({
  page,
  program,
}) => {
  await publishTrust(program);
  await page.goto('/hi/bank-details');
  const inHindi = page.getByRole('link', { name: 'कार्ड या नेट बैंकिंग से दीजिए' });
  await expect(inHindi).toHaveAttribute('href', PAYMENT_PAGE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Donate' }).first().click();
  const inPopup = page.getByRole('dialog').getByRole('link', { name: /^Pay by card/ });
  await expect(inPopup).toHaveAttribute('href', PAYMENT_PAGE);
  expect(await violations(page)).toEqual([]);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused request is shown in Hindi with the typed text, and then accepted', async ({
    page,
  }) => {
    await page.goto('/hi/bank-details/receipt');
    await fill(page, {
      name: 'Ritu Malhotra',
      email: 'ritu@home.example',
      address: '12 Lake Road, Hadapsar',
      amount: '1,500.005',
      received_on: '2026-06-12',
      mode: 'UPI',
      reference: '615220184471',
      pan: 'ABCDE12345',
    });
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(summary).toContainText('कृपया रक़म रुपयों में लिखिए');
    await expect(page.locator('[name=address]')).toHaveValue('12 Lake Road, Hadapsar');
    await expect(page.locator('[name=pan]')).toHaveValue('ABCDE12345');
    expect(await scrollsSideways(page)).toBe(false);
    await fill(page, { amount: '1,500.50', pan: 'abcde1234f' });
    await expect(page).toHaveURL(/\/hi\/bank-details\/receipt#thank-you$/);
    await expect(page.getByRole('heading', { name: /धन्यवाद/ })).toBeVisible();
    await expect(page.locator('[name=pan]')).toBeHidden();
  });
});

test('Sunita volunteers for Saturdays from Get Involved', async ({ page }) => {
  await page.goto('/involved');
  await page.getByRole('main').getByRole('link', { name: 'Volunteer with us' }).click();
  await expect(page).toHaveURL('/volunteer-with-us');
  expect(await violations(page)).toEqual([]);
  await fill(page, {
    name: 'Sunita Pawar',
    phone: '52310 44718',
    place: 'Mokhada, Palghar',
    wish: 'Teach maths',
    when: 'Saturdays',
  });
  await expect(page.getByRole('heading', { name: 'Thank you! We have your form.' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('Meera records the donation of a request, issues its receipt, and cancels it', async ({
  page,
  program,
}) => {
  await publishTrust(program);
  const asked = { name: 'Lata Deshpande', email: 'lata@village.example', address: 'Ward 3' };
  const gift = { amount: '2000', received_on: '2026-06-12', mode: 'UPI', reference: '77' };
  const sent = await page.request.post(`${program.address}/f/receipt`, {
    data: { ...asked, ...gift, pan: 'ABCDE1234F' },
    headers: { accept: 'application/json' },
  });
  expect(sent.status()).toBe(200);
  await startSession(page);
  await page.goto('/volunteer/admin?tab=queries&kind=receipt');
  const query = page.getByRole('article').filter({ hasText: asked.name });
  await expect(query).toContainText('XXXXXX234F');
  await page.route('**/queries/get?*', (route) => route.abort(), { times: 1 });
  await query.getByRole('link', { name: 'Record a gift' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch this query');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Number for the tax return')).toHaveValue('ABCDE1234F');
  await page.getByLabel('Amount in rupees').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/The amount must be from ₹1/).first()).toBeVisible();
  await expect(page.getByLabel('Donor', { exact: true })).toHaveValue(asked.name);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Amount in rupees').fill('2,000');
  await page.getByRole('button', { name: 'Save' }).click();

  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Recorded');
  const address = page.url();
  await page.goto('/volunteer/admin?tab=queries&kind=receipt');
  await query.getByRole('link', { name: 'See the recorded gift' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Programme or purpose').fill('WASH');
  await page.getByRole('link', { name: asked.name }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(history).toContainText('WASH');

  await page.getByRole('button', { name: 'Issue receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue receipt' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('2026-27/0001');
  await expect(sheet).toContainText('Rupees two thousand only');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Cancel the gift' }).click();
  await page.getByLabel('Reason').fill('Sent back');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the gift' }).click();
  await expect(sheet).toContainText('CANCELLED');
  await page.getByRole('link', { name: 'Donations' }).first().click();
  await expect(page.getByText('0 gifts: ₹0')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page)).toBe(false);
});

test('letters typed while a gift is being saved do not look as if they were saved, too', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/volunteer/admin/donations/new');
  await page.getByLabel('Date of the gift').fill('2024-06-12');
  await page.getByLabel('Amount in rupees').fill('2000');
  await page.getByLabel('How it came').selectOption('Cash');
  await page.getByLabel('Donor', { exact: true }).fill('Anita Rao');
  const answer = Promise.withResolvers<void>();
  await page.route('**/server/api/admin/donations', async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const donor = page.getByLabel('Donor', { exact: true });
  await donor.pressSequentially(' Patil');
  await expect(donor).toHaveValue('Anita Rao');
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anita Rao');
});

test('a donation that somebody changed meanwhile is read again before its receipt is issued', async ({
  page,
  program,
}) => {
  await publishTrust(program);
  const token = await adminToken(program.address);
  const given = { received_on: '2026-06-12', mode: 'cash', donor_name: 'Anita Rao' };
  const tax = { section: '80g', address: 'Ward 3' };
  const gift = { ...given, ...tax, amount_paise: 200_000, purpose: 'WASH' };
  const { body } = await request(program.address, '/admin/donations', { token, body: gift });
  const path = `/admin/donations/${body.data.id}`;
  const somebodySaves = (change: object) =>
    request(program.address, path, { token, method: 'PUT', body: { ...gift, ...change } });

  await startSession(page);
  await page.goto(`/volunteer${path}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('₹2,000');
  await somebodySaves({ amount_paise: 250_000 });
  await page.getByRole('button', { name: 'Issue receipt' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The donor’s ID number or address is missing.');
  await question.getByRole('button', { name: 'Issue receipt' }).click();
  await expect(page.getByText('Somebody has changed this gift.')).toBeVisible();
  await expect(heading).toContainText('₹2,500');
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Programme or purpose').fill('Education');
  await somebodySaves({ amount_paise: 300_000, address: 'Ward 4' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/changed this gift since you opened it/)).toBeVisible();
  await expect(page.getByLabel('Programme or purpose')).toHaveValue('Education');
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('3000');
  await expect(page.getByLabel('Address')).toHaveValue('Ward 4');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading).toContainText('₹3,000');

  await page.getByRole('button', { name: 'Cancel the gift' }).click();
  await page.getByLabel('Reason').fill('Sent back');
  await somebodySaves({ amount_paise: 100_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the gift' }).click();
  await expect(dialog).toContainText('changed this gift since you opened it');
  await expect(page.getByLabel('Reason')).toHaveValue('Sent back');
  await dialog.getByRole('button', { name: 'Cancel the gift' }).click();
  await expect(page.getByText(/^Cancelled on/)).toBeVisible();
});

test('the receipt of a large gift in cash promises no deduction', async ({ page, program }) => {
  await publishTrust(program);
  await startSession(page);
  await page.goto('/volunteer/admin/donations/new');
  await page.getByLabel('Date of the gift').fill('2026-06-12');
  await page.getByLabel('Amount in rupees').fill('25,000');
  await page.getByLabel('Donor', { exact: true }).fill('Sunil Rao');
  const hint = page.getByText('Cash above ₹2,000 gives no deduction under 80G');
  await expect(hint).toBeHidden();
  await page.getByLabel('How it came').selectOption('Cash');
  await expect(hint).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Recorded');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Issue receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue receipt' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('This receipt gives no right to a deduction');
  await expect(sheet).not.toContainText('Form 114');

  await page.goto('/volunteer/admin/donations?year=2026-27');
  await expect(page.getByText(/1 gift under 80G has no PAN/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page)).toBe(false);
});

test('the desk says that no approval was valid on the day of a gift before its receipt takes a number', async ({
  page,
  program,
}) => {
  await publishTrust(program);
  const token = await adminToken(program.address);
  const given = { received_on: '2026-06-12', mode: 'upi', donor_name: 'Anita Rao', section: '80g' };
  const gift = { ...given, amount_paise: 50_000, purpose: 'WASH', address: 'Ward 3' };
  const { body } = await request(program.address, '/admin/donations', { token, body: gift });
  await startSession(page);
  await page.goto(`/volunteer/admin/donations/${body.data.id}`);
  await page.getByRole('button', { name: 'Issue receipt' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('No 80G approval that was valid on that day');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Issue receipt' }).click();
  await expect(page.getByRole('article')).toContainText('no right to a deduction');
});
