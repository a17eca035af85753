// The error page for visitors without script whose enquiry is rejected: a small build, the real form service.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { meera } from '../../support/app/api/people.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { formEncoded, PLAIN_FORM, ritu } from '../../support/app/website/visitors.ts';

const FIELDS = ['name', 'phone', 'email', 'address', 'message'] as const;

let folder: string;
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'contact/not-sent'), { recursive: true });
  const built = pageWith((place) => `{{${place}}}`);
  writeFileSync(join(folder, 'contact/not-sent/index.html'), built);
});

beforeEach(async () => {
  testApp = await openTestApp();
  app = buildApp(testApp.ctx, { pages: folder });
});
afterEach(async () => {
  await app.close();
  await testApp.close();
});

/** Posts the form as a browser does without script. */
function post(
  sent: string,
  { path = '/f/contact', type = PLAIN_FORM, accept = 'text/html,*/*;q=0.8' } = {},
) {
  const headers = { 'content-type': type, accept, 'accept-encoding': 'gzip, br' };
  return app.inject({ method: 'POST', url: path, headers, payload: sent });
}

test('a refused enquiry is answered with a page that has the typed text and the errors', async () => {
  const { statusCode, body } = await post(
    formEncoded({ ...ritu, phone: ' ', email: 'ritu at home' }),
  );
  expect(statusCode).toBe(422);
  expect(body).toBe(
    filledPage({
      ...ritu,
      phone: ' ',
      phone_error: 'Please write your phone number.',
      phone_invalid: 'true',
      email: 'ritu at home',
      email_error: 'This should be an e-mail address, like asha@trust.example.',
      email_invalid: 'true',
    }),
  );
  const { body: inbox } = await (await meera(testApp)).call('listEnquiries');
  expect(inbox.data).toEqual([]);
});

test('the page is not cached, and runs only its own script', async () => {
  const { headers } = await post(formEncoded({ ...ritu, phone: '' }));
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.etag).toBeUndefined();
  expect(headers['content-encoding']).toBeUndefined();
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  );
});

test('typed markup is escaped', async () => {
  const { statusCode, body } = await post(
    formEncoded({
      name: `"Ritu" & 'Ritu'`,
      phone: '{{name}}',
      email: '"><script>alert(1)</script>',
      address: '$& $1 &quot; {{form_error}}',
      message: '</textarea><img src=x onerror=alert(1)>{{message}}',
    }),
  );
  expect(statusCode).toBe(422);
  expect(body).toBe(
    filledPage({
      name: '&quot;Ritu&quot; &amp; &#x27;Ritu&#x27;',
      phone: '{{name}}',
      email: '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      email_error: 'This should be an e-mail address, like asha@trust.example.',
      email_invalid: 'true',
      address: '$&amp; $1 &amp;quot; {{form_error}}',
      message: '&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;{{message}}',
    }),
  );
});

test('a throttled visitor is told so above the form, and keeps the typed text', async () => {
  for (let i = 0; i < 30; i++) expect((await post(formEncoded(ritu))).statusCode).toBe(303);
  const { statusCode, headers, body } = await post(formEncoded(ritu));
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const form_error = 'Too many messages came from here. Please wait a little and try again.';
  expect(body).toBe(filledPage({ ...ritu, form_error }));
});

test.each([
  ['an unknown form', ritu, 404, 'There is no form at this address.', '/f/newsletter'],
  ['an empty form', {}, 400, 'The form is empty.', '/f/contact'],
])('%s is answered with that page, too', async (_, typed, status, form_error, path) => {
  const { statusCode, body } = await post(formEncoded(typed), { path });
  expect(statusCode).toBe(status);
  expect(body).toBe(filledPage({ ...typed, form_error }));
});

test('an unreadable form is answered with that page, empty', async () => {
  const { statusCode, body } = await post(formEncoded({ message: 'x'.repeat(70_000) }));
  expect(statusCode).toBe(413);
  const [, form_error = ''] = /<div role="alert">(.+)<\/div>/.exec(body) ?? [];
  expect(form_error).not.toBe('');
  expect(body).toBe(filledPage({ form_error }));
});

test.each(['{"toString":1}', '{"toString":null}', '{"first":"Ritu"}', '["Ritu"]', '7', 'null'])(
  'a value that is not text is refused like any other: %s',
  async (name) => {
    const sent = `{"name":${name},${JSON.stringify({ ...ritu, name: undefined }).slice(1)}`;
    const { statusCode, body } = await post(sent, { type: 'application/json' });
    expect(statusCode).toBe(422);
    const name_error = 'This should be text.';
    expect(body).toBe(filledPage({ ...ritu, name: '', name_error, name_invalid: 'true' }));
  },
);

test('a client that does not accept HTML is answered in JSON', async () => {
  const reply = await post(formEncoded({ ...ritu, phone: '' }), { accept: 'application/json' });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toMatchObject([{ field: 'phone' }]);
});

test('the page has no address of its own', async () => {
  expect((await app.inject('/contact/not-sent')).statusCode).toBe(404);
});

/** The page with these values in its placeholders, all others empty, and no field invalid. */
function filledPage(filled: Record<string, string>): string {
  return pageWith((place) => filled[place] ?? (place.endsWith('_invalid') ? 'false' : ''));
}

function pageWith(inPlace: (place: string) => string): string {
  const fields = FIELDS.map(
    (field) => `<input name="${field}" value="${inPlace(field)}"
 aria-invalid="${inPlace(`${field}_invalid`)}"/><p>${inPlace(`${field}_error`)}</p>`,
  );
  return `<!doctype html><script>start()</script>
<div role="alert">${inPlace('form_error')}</div>
<form>${fields.join('\n')}<textarea>${inPlace('message')}</textarea></form>`;
}
