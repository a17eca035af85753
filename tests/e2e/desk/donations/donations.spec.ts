// Meera records donations, and issues and cancels their receipts.
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';
import { publishTrust } from '../../../support/browser/website/published-trust.ts';
import { adminToken, request } from '../../../support/program/program.ts';

test.use({ trust: 'donations' });

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
  const { body } = await request(program.address, 'createDonation', { token, body: gift });
  const { id } = body.data;
  const somebodySaves = (change: object) =>
    request(program.address, 'updateDonation', { token, id, body: { ...gift, ...change } });

  await startSession(page);
  await page.goto(`/volunteer/admin/donations/${id}`);
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

test('a donor’s Aadhaar number and phone that look mistyped are asked about, not refused', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/volunteer/admin/donations/new');
  await page.getByLabel('Kind of number').selectOption('Aadhaar');
  const number = page.getByLabel('Number for the tax return');
  await number.fill('0999 1234 5678');
  await expect(number).toHaveAccessibleDescription(/its check digit does not fit/);
  const phone = page.getByLabel('Phone');
  await phone.fill('52310 4471');
  await expect(phone).toHaveAccessibleDescription(/usually it has ten digits/);
  await phone.fill('52310 44718');
  await expect(phone).not.toHaveAccessibleDescription(/ten digits/);
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
  const { body } = await request(program.address, 'createDonation', { token, body: gift });
  await startSession(page);
  await page.goto(`/volunteer/admin/donations/${body.data.id}`);
  await page.getByRole('button', { name: 'Issue receipt' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('No 80G approval that was valid on that day');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Issue receipt' }).click();
  await expect(page.getByRole('article')).toContainText('no right to a deduction');
});
