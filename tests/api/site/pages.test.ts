// Serving the built pages: a small build, the real server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_SCREENS } from '#domain/desk/desk-screens.ts';
import { FORM_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '#domain/text/placeholders.ts';
import { buildApp } from '#server/app.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const HOME = '<h1>Home</h1><script>start()</script><script src="/assets/a.js"></script>';
const CONTACT = contactPage(ORIGIN_PLACEHOLDER, FORM_PLACEHOLDER);
let folder: string;
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  folder = temporaryFolder();
  const page = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  };
  page('index.html', HOME);
  page('about/index.html', '<h1>About</h1>');
  page('contact/index.html', CONTACT);
  page('sitemap.xml', `<loc>${ORIGIN_PLACEHOLDER}/contact</loc>`);
  page('404/index.html', '<h1>Not here</h1>');
  page('hi/404/index.html', '<h1>यहाँ नहीं</h1>');
  page('__spa-fallback.html', '<div id="desk"></div>');
  page('assets/a.js', 'console.log(1)');
  page('drawings/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  testApp = await openTestApp();
  app = buildApp(testApp.ctx, { pages: folder });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip ; q=0.5', 'gzip'],
  ['gzip;q=0.9, br;q=0.1', 'br'],
  ['*', 'br'],
  ['BR', 'br'],
  ['x-br', undefined],
  ['identity', undefined],
  ['', undefined],
])('a browser that accepts "%s" is sent %s', async (accepted, encoding) => {
  const reply = await get('/', { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  const body = encoding === 'br' ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
  if (encoding !== 'gzip') expect(body.toString()).toBe(HOME);
  expect(reply.headers.vary).toBe('accept-encoding');
});

test('only a page’s own inline scripts run on it, each by its hash', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  );
  expect(policy).not.toMatch(/unsafe|\*/);
  const about = String((await get('/about')).headers['content-security-policy']);
  expect(about).not.toContain('sha256');
  expect(about).toContain("script-src 'none'");
});

test('a cached page is not sent again, and a cached asset is not requested again', async () => {
  const { etag } = (await get('/about', { 'accept-encoding': 'br' })).headers;
  const again = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
  expect((await get('/about', again)).statusCode).toBe(304);
  expect((await get('/about', { ...again, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  expect((await get('/about')).headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/a.js')).headers['cache-control']).toContain('immutable');
});

test('every screen of the desk is one page, and any other address is a real 404', async () => {
  for (const screen of Object.values(DESK_SCREENS)) {
    const reply = await get(`${screen.replace(':id', '7')}/`);
    expect([reply.statusCode, reply.body], screen).toEqual([200, '<div id="desk"></div>']);
  }
  for (const path of ['/nope', '/volunteer/nope', '/404', '/__spa-fallback.html', '/about.html']) {
    const reply = await get(path);
    expect([reply.statusCode, reply.body], path).toEqual([404, '<h1>Not here</h1>']);
  }
});

test('a missing page answers in the language of its address', async () => {
  for (const [path, heading] of [
    ['/hi/nope', 'यहाँ नहीं'],
    ['/hi/100%', 'यहाँ नहीं'],
    ['/hi/404', 'यहाँ नहीं'],
    ['/mr/nope', 'Not here'],
    ['/history', 'Not here'],
  ] as const) {
    const reply = await get(path);
    expect([reply.statusCode, reply.body], path).toEqual([404, `<h1>${heading}</h1>`]);
  }
});

test.each(['/100%', '/%zz', '/%ff/about', '/volunteer/survey/view/%', '/images/%E0%A4%A'])(
  'a visitor who mistypes %s is shown the 404 page',
  async (path) => {
    const reply = await get(path, { accept: 'text/html' });
    expect([reply.statusCode, reply.body]).toEqual([404, '<h1>Not here</h1>']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('a mistyped path of the API is answered in JSON', async () => {
  const reply = await get('/server/api/surveys/%zz');
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'callNotFound']);
});

test('search engines are kept from the screens of the desk at every address', async () => {
  for (const path of ['/volunteer', '/volunteer/', '/volunteer/login', '/volunteer/admin/nope']) {
    expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex');
  }
  for (const path of ['/', '/about', '/volunteers']) {
    expect((await get(path)).headers['x-robots-tag'], path).toBeUndefined();
  }
});

test('the desk’s address without a slash redirects to the one with it, which opens offline', async () => {
  const { statusCode, headers } = await get('/volunteer?next=/a?b=1');
  expect([statusCode, headers.location]).toEqual([308, '/volunteer/?next=/a?b=1']);
  expect(headers['cache-control']).toContain('max-age=2592000');
});

test('a trailing slash leads to the same page', async () => {
  expect((await get('/about/')).body).toBe('<h1>About</h1>');
  expect((await get('/about?from=mail')).body).toBe('<h1>About</h1>');
});

test.each(['/%zz', '/server/api/%ff', '/', '/about', '/nope', '/assets/a.js', '/healthz'])(
  '%s has every security header',
  async (url) => {
    const { headers } = await get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBeDefined();
  },
);

test.each(['/', '/assets/a.js', '/sitemap.xml', '/drawings/a.svg', '/nope', '/server/api/nope'])(
  'the text at %s declares its character encoding',
  async (url) => {
    expect((await get(url)).headers['content-type']).toMatch(/; charset=utf-8$/);
  },
);

test('files outside the build are not served', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.env']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

test.each([
  {
    where: 'with a form service elsewhere, under an address of its own',
    variables: {
      PUBLIC_URL: 'https://trust.example',
      FORM_ENDPOINT: 'https://forms.example/f/abc',
    },
    origin: 'https://trust.example',
    form: 'https://forms.example/f/abc',
    sendsTo: ["'self'", 'https://forms.example/f/abc'],
  },
  {
    where: 'without anything said',
    variables: {},
    origin: 'http://127.0.0.1:3000',
    form: '/f/contact',
    sendsTo: ["'self'"],
  },
])('$where, a page has the operator’s settings', async ({ variables, origin, form, sendsTo }) => {
  const asSet = await openTestApp(variables);
  const app = buildApp(asSet.ctx, { pages: folder });
  const get = (url: string, encoding = 'identity') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });
  const { body, headers } = await get('/contact');
  expect(body).toBe(contactPage(origin, form));
  expect(body).not.toContain('{{');
  expect((await get('/sitemap.xml')).body).toBe(`<loc>${origin}/contact</loc>`);

  const packed = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpack] of Object.entries(packed)) {
    const reply = await get('/contact', encoding);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(unpack(reply.rawPayload).toString()).toBe(body);
  }

  const policy = readPolicy(headers['content-security-policy']);
  expect(policy.get('connect-src')).toEqual(sendsTo);
  expect(policy.get('form-action')).toEqual(sendsTo);
  const foreign = [...policy].filter(([, sources]) => /https?:/.test(sources.join(' ')));
  const sending = ['connect-src', 'form-action'];
  expect(foreign.map(([directive]) => directive)).toEqual(sendsTo.length > 1 ? sending : []);
  await app.close();
  await asSet.close();
});

/** The placeholders of the real page for the site's origin and the form's address. */
function contactPage(origin: string, form: string): string {
  return `<!doctype html><html data-origin="${origin}" data-form="${form}"><head>
<link rel="canonical" href="${origin}/contact"/>
<script type="application/ld+json">{"url":"${origin}/contact"}</script></head>
<body><form action="${form}" method="post"></form></body></html>`;
}

function readPolicy(header: unknown): Map<string, string[]> {
  const directives = String(header).split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
