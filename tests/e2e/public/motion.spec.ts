// Moving elements: by mouse, keyboard and touch, and with reduced motion.
import type { Page } from '@playwright/test';
import { expect, test, violations, waitForHydration } from '../../support/browser/e2e-fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: 'Our team' });
const shown = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])');

async function toTeam(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
}

test('the team carousel advances every five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(shown(page)).toHaveAccessibleName('1 of 7: Founder');
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveAccessibleName('1 of 7: Founder');
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveAccessibleName('2 of 7: Co-founder');
  const seconds = await shown(page).evaluate((slide) => getComputedStyle(slide).transitionDuration);
  expect(seconds).toContain('0.6s');
});

test('the carousel wraps around in both directions', async ({ page }) => {
  await toTeam(page, '/carousel');
  await carousel(page).getByRole('button', { name: 'Previous' }).click();
  await expect(shown(page)).toHaveAccessibleName('7 of 7: Legal consultant');
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await expect(shown(page)).toHaveAccessibleName('1 of 7: Founder');
});

test('keyboard focus stops the carousel, and only the visitor starts it again', async ({
  page,
}) => {
  await page.clock.install();
  await toTeam(page, '/carousel');
  const stop = carousel(page).getByRole('button', { name: 'Stop rotation' });
  await stop.focus();
  const start = carousel(page).getByRole('button', { name: 'Start rotation' });
  await expect(start).toBeFocused();
  const before = await shown(page).getAttribute('aria-label');
  await page.clock.runFor(6000);
  await expect(shown(page)).toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown(page)).not.toHaveAttribute('aria-label', before ?? '');
  await start.press('Enter');
  await expect(carousel(page).getByRole('button', { name: 'Stop rotation' })).toBeVisible();
});

test('the calendar begins in January and goes through the year', async ({ page }) => {
  await page.goto('/calendar');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Holidays and Observances in India in 2025',
  );
  const month = page.getByRole('combobox', { name: 'Month' });
  await expect(month).toHaveValue('0');
  const table = page.getByRole('table', { name: 'January 2025' });
  await expect(table.getByRole('columnheader').allTextContents()).resolves.toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  await expect(table.getByText('Republic Day')).toBeAttached();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('table', { name: 'February 2025' })).toBeVisible();
  await month.selectOption('May');
  await expect(page.getByRole('table', { name: 'May 2025' }).locator('time')).toHaveCount(0);
  await expect(page.getByText('No holidays listed.').first()).toBeVisible();
  await expect(page.getByRole('table').getByRole('cell', { name: '31' })).toBeVisible();
  await month.selectOption('February');
  await expect(page.getByRole('table').getByRole('cell', { name: '29' })).toHaveCount(0);
});

for (const [path, title] of [
  ['/gender', 'Girls stay in school'],
  ['/advocacy', 'Gender justice'],
  ['/consultancy', 'Customized Strategies'],
] as const) {
  test(`the cards of ${path} show more on hover, focus or press`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: title }) });
    const words = card.locator('p').first();
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await expect(words).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(card.getByRole('button')).toBeVisible();
    const isWhole = (p: HTMLElement) => p.clientHeight > 0 && p.scrollHeight <= p.clientHeight + 1;
    await expect.poll(() => words.evaluate(isWhole), 'printed').toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await card.hover();
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await page.mouse.move(2, 2);
    // As keyboard users focus it.
    await page.keyboard.press('Tab');
    await card.getByRole('button').focus();
    await expect(words).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('questions open and close independently', async ({ page }) => {
  await page.goto('/faqs');
  const answers = page.locator('main details');
  await expect(answers).toHaveCount(8);
  await answers.nth(0).locator('summary').click();
  await answers.nth(3).locator('summary').press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(2);
  await answers.nth(0).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('figures count up once visible, and always have their full text', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const figure = page.locator('b', { hasText: '15,000+' }).first();
  await expect(figure.locator('[aria-hidden]')).toHaveText('0+');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[aria-hidden]')).toHaveText('15,000+', { timeout: 5000 });
  await page.evaluate(() => scrollTo(0, 0));
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[aria-hidden]')).toHaveText('15,000+', { timeout: 100 });
});

test('elements rise into place when scrolled to, and stay', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const waiting = page.locator('main [data-reveal=waiting]');
  await expect(waiting.first()).toBeAttached();
  const opacity = await waiting.first().evaluate((element) => getComputedStyle(element).opacity);
  expect(opacity).toBe('1');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(waiting).toHaveCount(0);
});

test('a picture that fails to load leaves its text and a warning', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  await page.route('**/images/cycle.webp*', (route) => route.abort());
  await page.goto('/gender');
  await waitForHydration(page);
  await expect.poll(() => said.join()).toContain('cycle');
  const hero = page.getByRole('img', { name: /cycle to school/ });
  await expect(hero).not.toHaveAttribute('src');
  await expect(hero).not.toHaveAttribute('srcset');
});

test('Help Us opens the donation popup on every programme, and each line can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wash');
  await waitForHydration(page);
  const help = page.getByRole('main').getByRole('button', { name: 'Help Us' });
  await help.click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  for (const name of [/account name/i, /account number/i, /IFSC/i]) {
    await popup.getByRole('button', { name }).click();
    await expect(popup.getByText('Copied').first()).toBeVisible();
  }
  await expect(popup.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

test('every programme except Consultancy and Dreams has its Help Us', async ({ request }) => {
  const paths =
    '/krishi /secondinning /revival /wash /education /earthwise /gender /advocacy /democracy /about';
  for (const path of paths.split(' ')) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/href="\/bank-details"[^>]*>Help Us/);
  }
  expect(await (await request.get('/consultancy')).text()).toMatch(/href="\/contact"[^>]*>JOIN US/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel stands still, the figures are complete, and nothing is out of place', async ({
    page,
  }) => {
    await page.clock.install();
    await toTeam(page);
    await expect(carousel(page).getByRole('button', { name: 'Start rotation' })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(shown(page)).toHaveAccessibleName('1 of 7: Founder');
    await expect(page.locator('b [aria-hidden]', { hasText: '15,000+' })).toBeAttached();
    await expect(page.locator('main [data-reveal=waiting]')).toHaveCount(0);
    await carousel(page).getByRole('button', { name: 'Next' }).click();
    const duration = await shown(page).evaluate(
      (slide) => getComputedStyle(slide).transitionDuration,
    );
    expect(duration).toMatch(/^0s/);
  });
});
