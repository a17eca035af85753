// Visitors give by phone, by card and without script, and Sunita offers her time.
import type { Page } from '@playwright/test';
import {
  expect,
  scrollsSideways,
  test,
  violations,
  waitForHydration,
} from '../../support/browser/e2e-fixtures.ts';
import { PAYMENT_PAGE, publishTrust } from '../../support/browser/website/published-trust.ts';

test.use({ trust: 'giving' });

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

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
