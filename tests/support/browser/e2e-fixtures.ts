// Fixtures of the browser tests: the real program on its own data folder, and volunteers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIResponse, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { API_ROOT, type EndpointName } from '#domain/endpoints.ts';
import { FORM_ROOT } from '#domain/enquiries/form-protocol.ts';
import { ADMIN } from '../app/api/admin.ts';
import { Reply } from '../app/api/reply.ts';
import { adminToken, type Program, request } from '../program/program.ts';
import { type StartedTrust, startTrust, stopTrust, type TrustOptions } from './own-trust.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Account {
  id: number;
  name: string;
  email: string;
  password: string;
}

interface WorkerFixtures {
  /** The programs of this worker, each started when a file first needs it. */
  programs: (trust: string, options: TrustOptions) => Promise<StartedTrust>;
}

interface TestFixtures extends TrustOptions {
  /** Files with their own trust see only their own data; the others share a program. */
  trust: string;
  startedTrust: StartedTrust;
  program: Program;
  addVolunteer: (name: string) => Promise<Account>;
}

let added = 0;
/** Tokens by address: a sign-in for each volunteer would cost a password hash. */
const adminTokens = new Map<string, string>();

export const test = base.extend<TestFixtures, WorkerFixtures>({
  trust: ['shared', { option: true }],
  variables: [{}, { option: true }],
  sqlBeforeStart: ['', { option: true }],
  programs: [
    // Playwright reads the names of the fixtures from the pattern, which must be there.
    async ({ browserName: _ }, use) => {
      const started = new Map<string, Promise<StartedTrust>>();
      await use((trust, options) => {
        const known = started.get(trust) ?? startTrust(options);
        started.set(trust, known);
        return known;
      });
      for (const trust of started.values()) await stopTrust(await trust);
    },
    { scope: 'worker' },
  ],
  startedTrust: async ({ programs, trust, variables, sqlBeforeStart }, use) =>
    use(await programs(trust, { variables, sqlBeforeStart })),
  program: async ({ startedTrust }, use) => use(startedTrust.program),
  baseURL: async ({ program }, use) => use(program.address),
  page: async ({ page }, use) => {
    const errors = watchErrors(page);
    await use(page);
    expect(errors(), 'errors in the console').toEqual([]);
  },
  addVolunteer: async ({ program }, use) => {
    await use(async (name) => {
      added += 1;
      const email = `${name.split(' ')[0]?.toLowerCase()}.${added}@adhyay.example`;
      const account = { name, email, password: 'walks far' };
      const { body } = await createVolunteer(program.address, account);
      return { ...account, id: body.data.id };
    });
  },
});

export { expect };

/** Signs in again if a test has ended the session. */
async function createVolunteer(address: string, account: object) {
  const create = (token: string) => request(address, 'createVolunteer', { token, body: account });
  const created = await create(adminTokens.get(address) ?? '');
  if (created.status !== 401) return created;
  const token = await adminToken(address);
  adminTokens.set(address, token);
  return create(token);
}

/** Collects the errors in the console and the missing files. @returns those since the last call */
export function watchErrors(page: Page): () => string[] {
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
  return () => errors.splice(0);
}

interface Credentials {
  email: string;
  password: string;
}

/** By the form, for the stories about signing in. */
export async function signIn(page: Page, { email, password }: Credentials = ADMIN): Promise<void> {
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
}

/** For the requests of a page. */
export async function replyFrom<Name extends EndpointName>(
  name: Name,
  response: APIResponse,
): Promise<Reply<Name>> {
  return new Reply(name, {
    statusCode: response.status(),
    headers: response.headers(),
    rawPayload: await response.body(),
  });
}

/** Stores a session as the sign-in does, without its form. @returns the token */
export async function startSession(
  page: Page,
  { email, password }: Credentials = ADMIN,
  address = '',
): Promise<string> {
  const reply = await page.request.post(`${address}${API_ROOT}/volunteers/login`, {
    data: { email, password },
  });
  const { token, volunteer } = (await replyFrom('signIn', reply)).body;
  const blank = `${address}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token, volunteer: JSON.stringify(volunteer), is_admin: String(volunteer.is_admin) },
  );
  return token;
}

export async function openDashboard(page: Page, account: Credentials = ADMIN): Promise<void> {
  await startSession(page, account);
  await page.goto(account === ADMIN ? '/volunteer/admin' : '/volunteer/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
}

/** Axe's findings on the current screen, by rule and element. */
export async function violations(page: Page): Promise<string[]> {
  // @axe-core/playwright loads axe for each check and sends all results, which takes twice the time.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const options = { resultTypes: ['violations'] };
    const { violations }: AxeResults = await Reflect.get(globalThis, 'axe').run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
}

/** Until the script of a public page works. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('[data-trigger][role=button]').first().waitFor({ state: 'attached' });
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

export const WIDTHS = [320, 360, 768, 1280];
/** The layout of a phone and that of a desk. */
const AXE_WIDTHS = [320, 1280];

/** @param also looks at each width before the others do */
export async function expectFits(
  page: Page,
  what: string,
  also: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await also(width);
    expect(await scrollsSideways(page), `${what} at ${width} px`).toBe(false);
    if (AXE_WIDTHS.includes(width))
      expect(await violations(page), `${what} at ${width} px`).toEqual([]);
  }
}
