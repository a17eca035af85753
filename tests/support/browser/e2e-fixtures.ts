// Fixtures of the browser tests: the real program on a data folder of its own, and volunteers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { FORM_ROOT } from '#domain/enquiries/enquiry.ts';
import { dataMarker } from '#server/startup/data-marker.ts';
import { ADMIN } from '../app/admin.ts';
import { adminToken, type Program, request, startProgram } from '../program/program.ts';
import { copyStarted } from '../program/started-trust.ts';

interface Account {
  id: number;
  name: string;
  email: string;
  password: string;
}

interface WorkerFixtures {
  program: Program;
}

interface TestFixtures {
  addVolunteer: (name: string) => Promise<Account>;
}

let added = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-screens-'));
      copyStarted(dataDir);
      const program = await startProgram({ DATA_DIR: dataDir });
      await use(program);
      await program.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(dataMarker(dataDir), { force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ program }, use) => use(program.address),
  /** Fails the test on errors in the console and on missing files. */
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The response handler below reports these, with their address.
      const isLoading = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isLoading) errors.push(message.text());
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const isCall = pathname.startsWith(API_ROOT) || pathname.startsWith(`${FORM_ROOT}/`);
      const isPage = response.request().isNavigationRequest();
      if (response.status() >= 400 && !isCall && !isPage) errors.push(`${pathname} is missing`);
    });
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
  addVolunteer: async ({ program }, use) => {
    await use(async (name) => {
      added += 1;
      const email = `${name.split(' ')[0]?.toLowerCase()}.${added}@adhyay.example`;
      const account = { name, email, password: 'walks far' };
      const token = await adminToken(program.address);
      const { body } = await request(program.address, '/volunteers/create', {
        token,
        body: account,
      });
      return { ...account, id: body.data.id };
    });
  },
});

export { expect };

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<void> {
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
}

/** Axe's findings on the current screen, by rule and element. */
export async function violations(page: Page): Promise<string[]> {
  // Legacy mode opens no second page, which takes four times as long; our pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
