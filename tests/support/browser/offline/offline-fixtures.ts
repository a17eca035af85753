// Fixtures of the offline desk: pages with a service worker, behind a network that can be cut.
import type { Page } from '@playwright/test';
import { removeTemporaryFolders } from '../../app/temporary-folder.ts';
import { type ChangingProxy, startChangingProxy } from '../../network/changing-proxy.ts';
import { type Program, startProgram } from '../../program/program.ts';
import { test as base, expect, startSession } from '../e2e-fixtures.ts';

interface OfflineFixtures {
  network: ChangingProxy;
  /** Starts a program that the end of the test stops. */
  startOwnProgram: typeof startProgram;
}

export const test = base.extend<OfflineFixtures>({
  serviceWorkers: 'allow',
  network: async ({ program }, use) => {
    const network = await startChangingProxy(program);
    await use(network);
    await network.close();
  },
  startOwnProgram: async ({ browserName: _ }, use) => {
    const started: Program[] = [];
    await use(async (variables) => {
      const program = await startProgram(variables);
      started.push(program);
      return program;
    });
    for (const program of started) await program.stop('SIGTERM');
    removeTemporaryFolders();
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
