// Fixtures of the offline desk: pages with a service worker, behind a network that can be cut.
import type { Page } from '@playwright/test';
import { type ChangingProxy, startChangingProxy } from '../network/changing-proxy.ts';
import { test as base, expect, startSession } from './e2e-fixtures.ts';

export const test = base.extend<{ network: ChangingProxy }>({
  serviceWorkers: 'allow',
  network: async ({ program }, use) => {
    const network = await startChangingProxy(program);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.address),
});

export { expect };

/** One visit with a network, until the device has the desk. */
export async function visit(page: Page, path = '/volunteer/login'): Promise<void> {
  await page.goto(path);
  await expectControlled(page);
}

/** @returns the token of the session */
export async function visitAs(
  page: Page,
  network: ChangingProxy,
  account?: Parameters<typeof startSession>[1],
): Promise<string> {
  const token = await startSession(page, account, network.address);
  await visit(page, '/volunteer/');
  return token;
}

export async function expectControlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Asks for a new version. @returns whether one waits */
export async function checkForUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const { installing } = registration ?? {};
    if (installing) {
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => resolve());
      });
    }
    return Boolean(registration?.waiting);
  });
}
