import { type PageEntry, pages as pagesOfSite } from '#content/site-map.ts';
import { expect, expectFits, test, waitForHydration } from '../../support/browser/e2e-fixtures.ts';
import { inEveryLanguage } from '../../support/browser/every-language.ts';

const listed = pagesOfSite.filter((page: PageEntry) => !page.unlisted).map(({ path }) => path);

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete without script', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Adhyay/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where Potential Finds Purpose',
    );
    for (const name of ['What is the community', 'Our Program']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    for (const tile of ['Women Empowerment', 'Education', 'Wash', 'Livelihood']) {
      await expect(page.getByRole('link', { name: new RegExp(tile) }).first()).toBeVisible();
    }
    await expect(page.getByText('15,000+').first()).toBeVisible();
    await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  });

  test('the navigation marks the current page', async ({ page }) => {
    for (const [path, name] of [
      ['/', 'Home'],
      ['/about', 'About us'],
      ['/tailoredsupport', 'Tailored Support'],
      ['/contact', 'Contact us'],
    ] as const) {
      await page.goto(path);
      const current = page.getByRole('banner').locator('a[aria-current=page]');
      await expect(current, path).toHaveText([name]);
    }
  });

  test('controls that need script are links without it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
    await expect(page).toHaveURL('/bank-details');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Tailored Support' }).click();
    await expect(page).toHaveURL('/tailoredsupport');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: /menu/i }).click();
    await expect(page).toHaveURL(/#site-links$/);
  });

  test('the sign-in says that it needs script', async ({ page }) => {
    await page.goto('/volunteer/login');
    await expect(page.locator('main')).toContainText('needs JavaScript', { useInnerText: true });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });
});

test('every visible link leads somewhere, and every picture loads', async ({
  request,
  baseURL,
}) => {
  const broken: string[] = [];
  const asked = new Map([['/', 'the start']]);
  const pages = new Set<string>();
  const pictures = new Set<string>();
  const images = new Set<string>();
  const elements = new Set<string>();
  const linkedElements = new Map<string, string>();
  // Iterating a Map includes the entries that are added meanwhile.
  for (const [address, from] of asked) {
    const answer = await request.get(address);
    const type = answer.headers()['content-type'] ?? '';
    if (answer.status() !== 200) broken.push(`${from}: ${address} is ${answer.status()}`);
    if (type.startsWith('image/')) images.add(address);
    if (!type.startsWith('text/html')) continue;
    const html = await answer.text();
    const { pathname } = new URL(address, baseURL);
    pages.add(pathname);
    for (const [, id] of html.matchAll(/\sid="([^"]+)"/g)) elements.add(`${pathname}#${id}`);
    for (const { written, isPicture } of addressesIn(html)) {
      const url = new URL(written, new URL(address, baseURL));
      if (url.origin !== baseURL) continue;
      const target = url.pathname + url.search;
      if (url.hash) linkedElements.set(url.pathname + decodeURIComponent(url.hash), pathname);
      if (isPicture) pictures.add(target);
      if (!asked.has(target)) asked.set(target, pathname);
    }
  }
  const nowhere = [...linkedElements].filter(([element]) => !elements.has(element));
  expect([...broken, ...nowhere.map(([element, from]) => `${from}: no ${element}`)]).toEqual([]);
  expect([...pictures].filter((address) => !images.has(address))).toEqual([]);
  // The start of another language is also linked with a slash at its end.
  const found = new Set([...pages].map((path) => path.replace(/(.)\/$/, '$1')));
  // News and custom pages are linked as soon as there are any.
  const linked = listed.filter((path) => path !== '/news' && path !== '/pages');
  expect([...found].sort()).toEqual(inEveryLanguage(linked));
  expect(pictures.size).toBeGreaterThan(100);
});

test('an unknown address is a real 404 with a link to the home page', async ({ page }) => {
  const answer = await page.goto('/no-such-chapter');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
});

test('the programme menu opens under the bar by mouse and by keyboard', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Tailored Support' });
  const programme = page.getByRole('banner').getByRole('link', { name: 'Fostering Democracy' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(programme).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(programme).toBeHidden();

  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(programme).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(programme).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Space');
  await programme.click();
  await expect(page).toHaveURL('/democracy');
  await expect(programme).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the donation popup opens from Donate, and closes in the expected ways', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const donate = page.getByRole('banner').getByRole('button', { name: 'Donate' });
  const popup = page.getByRole('dialog');
  await donate.click();
  await expect(popup).toBeVisible();
  for (const line of ['Account name', 'Account number', 'IFSC code']) {
    await expect(popup.getByRole('term').filter({ hasText: line })).toBeVisible();
  }
  await popup.getByRole('term').filter({ hasText: 'IFSC code' }).click();
  await expect(popup).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(popup).toBeHidden();
  await donate.click();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect(donate).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('Donate opens the page of the same language when the popup does not load', async ({
  page,
}) => {
  await page.route('**/assets/donation-popup-*.js', (route) => route.abort());
  await page.goto('/hi/about');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'दान करें' }).click();
  await expect(page).toHaveURL('/hi/bank-details');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a click before hydration is not lost', async ({ page }) => {
  await page.route('**/assets/start-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a page whose data fails to load stays readable, and its links work', async ({ page }) => {
  await page.route('**/*.hydration.data', (route) => route.abort());
  const asked = page.waitForRequest('**/_.hydration.data');
  await page.goto('/');
  await asked;
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('the logo leads to the home page of the same language, without a reload', async ({ page }) => {
  for (const language of ['hi', 'mr']) {
    await page.goto(`/${language}/about`);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await page.evaluate(() => document.body.append(document.createElement('aside')));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`/${language}`);
    await expect(page.locator('main a[href$="/bank-details"]').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    await expect(page.locator('body > aside')).toBeAttached();
  }
});

test('on a phone the menu slides in with its own list of programmes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'WASH' })).toBeHidden();
  await menu.getByRole('button', { name: 'Tailored Support' }).click();
  await menu.getByRole('link', { name: 'WASH' }).click();
  await expect(page).toHaveURL('/wash');
  await expect(menu).toBeHidden();
});

test('the four tiles show their names on hover', async ({ page }) => {
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('link', { name: /Women Empowerment/ });
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await expect(tile.getByText('Women Empowerment')).toBeInViewport();
});

test('the popup of the home page fits from 320 px up, and axe finds nothing', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'Donate' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'the popup');
});

/** Addresses in a page's attributes, including every width and format of an image. */
function addressesIn(html: string): { written: string; isPicture: boolean }[] {
  return [...html.matchAll(/<(\w+)\s([^>]*)>/g)].flatMap(([, tag, attributes = '']) =>
    [...attributes.matchAll(/\b(href|src|srcset|imagesrcset)="([^"]*)"/gi)].flatMap(
      ([, name = '', value = '']) => {
        const text = value.replaceAll('&amp;', '&');
        const isSet = /srcset$/i.test(name);
        const written = isSet ? text.split(',').map((one) => one.trim().split(' ', 1)[0]) : [text];
        const isPicture = isSet || (tag === 'img' && name === 'src');
        return written.map((one = '') => ({ written: one, isPicture }));
      },
    ),
  );
}
