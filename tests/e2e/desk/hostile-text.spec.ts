// Hostile text stays text on every screen: no script runs, no dialog opens, nothing violates the CSP (the
// fixtures fail on console errors), and no screen is wider than a phone.
import type { Page } from '@playwright/test';
import { deskRoutes } from '../../support/browser/desk-routes.ts';
import {
  expect,
  openDashboard,
  scrollsSideways,
  startSession,
  test,
  watchErrors,
} from '../../support/browser/e2e-fixtures.ts';
import { fill, name, openForm, resumeBanner } from '../../support/browser/entries/entry-form.ts';
import {
  type HostileRecords,
  MARKUP,
  PALETTE,
  writeEverywhere,
} from '../../support/browser/hostile-text.ts';
import { adminToken } from '../../support/program/program.ts';

const PHONE = { width: 360, height: 740 };
const TABS = 4;
const inAddress = encodeURIComponent(MARKUP);
const QUERIES = [
  '',
  `?search=${inAddress}&type=${inAddress}&page=${inAddress}&sort=${inAddress}#${inAddress}`,
  `?page=-1&type=child&search=${encodeURIComponent(PALETTE[5])}`,
];

/** URLs to visit for each route. */
const SCREENS: Record<string, (written: HostileRecords) => string[]> = {
  volunteer: () => QUERIES.map((query) => `/volunteer${query}`),
  'volunteer/login': () => QUERIES.map((query) => `/volunteer/login${query}`),
  'volunteer/dashboard': () => QUERIES.map((query) => `/volunteer/dashboard${query}`),
  'volunteer/to-send': () => QUERIES.map((query) => `/volunteer/to-send${query}`),
  // Only without a network: otherwise the server answers (tests/e2e/offline/start-offline.spec.ts).
  'volunteer/*': () => [],
  'volunteer/admin': ({ volunteers }) => [
    ...QUERIES.map((query) => `/volunteer/admin${query}`),
    '/volunteer/admin?status=deleted',
    `/volunteer/admin?volunteer=${volunteers[0]}`,
    `/volunteer/admin?volunteer=${inAddress}&tab=${inAddress}`,
    `/volunteer/admin?tab=volunteers`,
    `/volunteer/admin?tab=volunteers&search=${inAddress}`,
    `/volunteer/admin?tab=queries`,
    `/volunteer/admin?tab=queries&search=${inAddress}&status=${inAddress}`,
  ],
  'volunteer/admin/statistics': ({ volunteers }) => [
    `/volunteer/admin/statistics?rows=city&columns=volunteer&place=${inAddress}`,
    `/volunteer/admin/statistics?rows=city&columns=volunteer&volunteer=${volunteers[0]}`,
    `/volunteer/admin/statistics?rows=volunteer&columns=constituency`,
    `/volunteer/admin/statistics?rows=${inAddress}&columns=${inAddress}`,
  ],
  'volunteer/admin/privacy/*': ({ requests }) => [
    ...QUERIES.map((query) => `/volunteer/admin/privacy${query}`),
    '/volunteer/admin/privacy/notice',
    `/volunteer/admin/privacy/new?query=${inAddress}`,
    ...[requests[0], inAddress].flatMap((id) => [
      `/volunteer/admin/privacy/${id}`,
      `/volunteer/admin/privacy/edit/${id}`,
    ]),
  ],
  'volunteer/admin/audit-log': ({ volunteers, entries }) => [
    ...QUERIES.map((query) => `/volunteer/admin/audit-log${query}`),
    // Every name is in the whole list; here one with markup and the widest.
    ...[volunteers[0], volunteers[3]].map((id) => `/volunteer/admin/audit-log?volunteer=${id}`),
    ...[entries[0], entries[6]].map((id) => `/volunteer/admin/audit-log?entity=survey&id=${id}`),
  ],
  'volunteer/admin/donations': () => QUERIES.map((query) => `/volunteer/admin/donations${query}`),
  'volunteer/admin/donations/new': () => [`/volunteer/admin/donations/new?query=${inAddress}`],
  'volunteer/admin/donations/:id': () => [`/volunteer/admin/donations/${inAddress}`],
  'volunteer/admin/donations/edit/:id': () => [`/volunteer/admin/donations/edit/${inAddress}`],
  'volunteer/admin/images': () => [
    ...QUERIES.map((query) => `/volunteer/admin/images${query}`),
    '/volunteer/admin/images?view=trash',
  ],
  'volunteer/admin/view-volunteer/:id': ({ volunteers }) => [
    ...volunteers.map((id) => `/volunteer/admin/view-volunteer/${id}`),
    `/volunteer/admin/view-volunteer/${inAddress}`,
  ],
  'volunteer/admin/edit-volunteer/:id': ({ volunteers }) =>
    volunteers.map((id) => `/volunteer/admin/edit-volunteer/${id}`),
  'volunteer/admin/website': () => QUERIES.map((query) => `/volunteer/admin/website${query}`),
  'volunteer/admin/website/:name': () => [
    `/volunteer/admin/website/faqs?locale=${inAddress}#${inAddress}`,
    `/volunteer/admin/website/${inAddress}`,
  ],
  'volunteer/admin/website/:name/history': () => [
    `/volunteer/admin/website/faqs/history?version=${inAddress}`,
  ],
  'volunteer/survey/view/:id': ({ entries }) => [
    ...entries.map((id) => `/volunteer/survey/view/${id}`),
    `/volunteer/survey/view/${inAddress}`,
  ],
  'volunteer/survey/edit/:id': ({ entries }) => entries.map((id) => `/volunteer/survey/edit/${id}`),
};

test('every screen of the desk is listed here', () => {
  expect(Object.keys(SCREENS).sort()).toEqual(deskRoutes());
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('every screen of the desk shows hostile text as text', async ({
    page,
    context,
    program,
    addVolunteer,
  }) => {
    test.setTimeout(180_000);
    const asha = await addVolunteer('Asha');
    const written = await writeEverywhere(program, await adminToken(program.address), asha.id);
    await startSession(page);
    const addresses = Object.values(SCREENS).flatMap((addressesOf) => addressesOf(written));
    const lookInTab = async () => {
      const tab = await context.newPage();
      const errors = watchErrors(tab);
      tab.on('dialog', (dialog) => expect.soft(dialog.message(), 'a dialog').toBe(''));
      for (let address = addresses.pop(); address; address = addresses.pop()) {
        await tab.goto(address);
        await settled(tab);
        await expectText(tab, address);
        expect.soft(errors(), `${address}: errors in the console`).toEqual([]);
      }
    };
    // Most of the time is waiting until nothing more is loaded.
    await Promise.all(Array.from({ length: TABS }, lookInTab));
  });
});

test('hostile text is inert when it is typed, kept on the device, confirmed and undone', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, MARKUP);
  await page.goBack();
  await expect(resumeBanner(page)).toContainText(MARKUP);
  await page.goForward();
  await expect(name(page)).toHaveValue(MARKUP);
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('link', { name: MARKUP })).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(MARKUP);
  await page.getByRole('button', { name: 'Delete Survey' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${MARKUP} is back in the list`)).toBeVisible();
  expect(await made(page)).toEqual([]);
});

test('an unknown address with hostile text shows an error and runs nothing', async ({ page }) => {
  await page.goto(`/${inAddress}?x=${inAddress}#${inAddress}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await made(page)).toEqual([]);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused query shows hostile text in its fields as typed', async ({ page }) => {
    await page.goto('/contact');
    const labels = ['Name', 'Phone', 'Address', 'Message'];
    for (const label of labels)
      await page.getByLabel(label, { exact: true }).fill(MARKUP.slice(0, 60));
    await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@nowhere');
    for (const label of labels) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(MARKUP.slice(0, 60));
    }
    await expect(page.locator('img[src=x], [onerror], main script')).toHaveCount(0);
  });
});

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function expectText(page: Page, address: string): Promise<void> {
  await page.locator('main details:not([open]) > summary').evaluateAll((all) => {
    for (const more of all) if (more instanceof HTMLElement) more.click();
  });
  expect.soft(await wider(page), `${address} is wider than the screen`).toEqual([]);
  expect.soft(await made(page), `${address} made an element of a text`).toEqual([]);
}

/** Elements wider than the screen, if the page scrolls sideways. */
async function wider(page: Page): Promise<string[]> {
  if (!(await scrollsSideways(page))) return [];
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`),
  );
}

/** Elements that only injected markup can have created, and links with script. */
function made(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strange = document.querySelectorAll(
      'img[src=x], [onerror], [onload], [onfocus], main script',
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) => !/^(https?|mailto|tel|blob):$/.test(new URL(link.href, location.href).protocol),
    );
    return [...strange, ...links].map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
}
