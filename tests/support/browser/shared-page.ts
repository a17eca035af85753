// A page shared by the tests of a file: read-only tests need no separate browser profile, which costs more than a
// page load.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test, watchErrors } from './e2e-fixtures.ts';

/** For a file or a group of tests. @returns the page, inside a test */
export function sharePage(options: BrowserContextOptions = {}): () => Page {
  let page: Page;
  let errors: () => string[];
  test.beforeAll(async ({ browser, program }) => {
    const viewport = { width: 1280, height: 800 };
    page = await browser.newPage({ viewport, baseURL: program.address, ...options });
    errors = watchErrors(page);
  });
  test.afterEach(() => expect(errors(), 'errors in the console').toEqual([]));
  test.afterAll(() => page.close());
  return () => page;
}
