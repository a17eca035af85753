// Size budgets of the public pages and of the website's editor on a phone, and what must not be in them.
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { pages } from '#content/site-map.ts';
import {
  expect,
  startSession,
  test,
  waitForHydration,
} from '../../support/browser/e2e-fixtures.ts';

const KB = 1000;
const BUDGETS = { home: 350, inner: 250, script: 130, css: 16, fonts: 60, editor: 40 };
const listed = pages.filter((page) => !('unlisted' in page)).map(({ path }) => path);

// A mid-range Android phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

interface Weighed {
  path: string;
  type: string;
  /** Including the response headers. */
  bytes: number;
  body: number;
  response: Response;
}

/** Everything downloaded until hydration and network idle. */
async function weigh(page: Page, path: string): Promise<Weighed[]> {
  const waiting: Promise<Weighed>[] = [];
  page.on('response', (response) => {
    waiting.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => ({
          path: new URL(response.url()).pathname,
          type: response.request().resourceType(),
          bytes: responseBodySize + responseHeadersSize,
          body: responseBodySize,
          response,
        })),
    );
  });
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(waiting);
}

interface ZippedScript {
  kilobytes: number;
  text: string;
}

/** By path: the pages share most of their scripts. */
const scripts = new Map<string, ZippedScript>();

async function zippedScript(request: APIRequestContext, path: string): Promise<ZippedScript> {
  const known = scripts.get(path);
  if (known) return known;
  const zipped = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
  const kilobytes = Number(zipped.headers()['content-length']) / KB;
  const script = { kilobytes, text: await zipped.text() };
  scripts.set(path, script);
  return script;
}

const sum = (weighed: Weighed[]) => weighed.reduce((total, { bytes }) => total + bytes, 0) / KB;
const bodies = (weighed: Weighed[]) => weighed.reduce((total, { body }) => total + body, 0) / KB;

for (const path of listed) {
  test(`${path} stays within its size budget`, async ({ page, request }) => {
    const all = await weigh(page, path);
    const ofType = (type: string) => all.filter((one) => one.type === type);
    const table = all.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
    expect(sum(all), table).toBeLessThanOrEqual(path === '/' ? BUDGETS.home : BUDGETS.inner);
    expect(bodies(ofType('stylesheet')), 'css').toBeLessThanOrEqual(BUDGETS.css);
    expect(bodies(ofType('font')), 'fonts').toBeLessThanOrEqual(BUDGETS.fonts);

    let script = 0;
    for (const { path } of ofType('script')) {
      const { kilobytes, text } = await zippedScript(request, path);
      script += kilobytes;
      expect(text, `${path} carries the volunteer area`).not.toContain('Invalid email or password');
      expect(text, `${path} carries zod`).not.toContain('ZodError');
    }
    expect(script, 'script, gzip').toBeLessThanOrEqual(BUDGETS.script);
    test.info().annotations.push({
      type: 'weight',
      description: `${path}: ${sum(all).toFixed(0)} kB, script ${script.toFixed(1)} kB gzip`,
    });
  });
}

test('the editor of the website adds little to the desk', async ({ page, request }) => {
  await startSession(page);
  await page.goto('/volunteer/admin');
  await page.waitForLoadState('networkidle');
  const added: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname) && response.frame() === page.mainFrame()) added.push(pathname);
  });
  await page.getByRole('link', { name: 'Edit website' }).click();
  await page.getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('link', { name: 'History' }).waitFor();
  await page.getByRole('button', { name: 'See it' }).waitFor();
  let kilobytes = 0;
  for (const path of new Set(added)) {
    const zipped = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    kilobytes += Number(zipped.headers()['content-length']) / KB;
  }
  expect(added.length).toBeGreaterThan(0);
  expect(kilobytes, added.join('\n')).toBeLessThanOrEqual(BUDGETS.editor);
  test
    .info()
    .annotations.push({ type: 'weight', description: `editor: ${kilobytes.toFixed(1)} kB` });
});
