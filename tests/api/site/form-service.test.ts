// The contact form: through the published client of the form service, from a browser without script, and with
// invalid requests.
import { createClient, isSubmissionError, type SubmissionResult } from '@formspree/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  formEncoded,
  PLAIN_FORM,
  receivedEnquiries,
  ritu,
  sanjay,
  submitEnquiry,
} from '../../support/app/website/visitors.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

/** Over HTTP, because the client calls fetch. */
async function listening(): Promise<string> {
  return testApp.app.listen({ port: 0, host: '127.0.0.1' });
}

describe('the published client', () => {
  const send = async (data: FormData | Record<string, string>, form = 'contact') =>
    createClient().submitForm(form, data, { endpoint: await listening(), clientName: 'adhyay' });

  test('is redirected, and the enquiry is stored', async () => {
    expect(await send(ritu)).toMatchObject({ kind: 'success', next: '/contact#thank-you' });
    expect(await receivedEnquiries(testApp)).toMatchObject([{ ...ritu, is_read: false }]);
  });

  test('sends a form without a file as multipart, too', async () => {
    expect(await send(formOf(sanjay))).toMatchObject({ kind: 'success' });
    expect(await receivedEnquiries(testApp)).toMatchObject([sanjay]);
  });

  test('gets an error for each field that is missing, empty or not an e-mail address', async () => {
    const { name, address } = ritu;
    const result = await send({ name, address, phone: '   ', email: 'ritu at home', message: '' });
    expect(errorsOf(result)).toEqual([
      ['phone', 'REQUIRED_FIELD_EMPTY'],
      ['email', 'TYPE_EMAIL'],
      ['message', 'REQUIRED_FIELD_EMPTY'],
    ]);
    expect(await receivedEnquiries(testApp)).toEqual([]);
  });

  test('gets an error for each field that was not sent', async () => {
    expect(errorsOf(await send({ name: 'Ritu' }))).toEqual([
      ['phone', 'REQUIRED_FIELD_MISSING'],
      ['email', 'REQUIRED_FIELD_MISSING'],
      ['address', 'REQUIRED_FIELD_MISSING'],
      ['message', 'REQUIRED_FIELD_MISSING'],
    ]);
  });

  test('gets an error for an empty form', async () => {
    expect(errorsOf(await send({ name: '', message: '' }))).toEqual([['', 'EMPTY']]);
  });

  test('gets an error for an unknown form', async () => {
    expect(errorsOf(await send(ritu, 'newsletter'))).toEqual([['', 'FORM_NOT_FOUND']]);
  });

  test.each([
    ['a small file', ['photo.jpg'], 1000],
    ['a large file', ['photo.jpg'], 3_000_000],
    ['two files', ['photo.jpg', 'scan.pdf'], 1000],
  ])('gets an error for files: %s', async (_, names, size) => {
    const form = formOf(ritu);
    for (const name of names) form.append('attachment', new Blob(['x'.repeat(size)]), name);
    expect(errorsOf(await send(form))).toEqual([['', 'NO_FILE_UPLOADS']]);
    expect(await receivedEnquiries(testApp)).toEqual([]);
  });

  test('can send an empty file field', async () => {
    const form = formOf(ritu);
    form.append('attachment', new Blob([]), '');
    expect(await send(form)).toMatchObject({ kind: 'success' });
  });

  test('gets one error for a body that is too large', async () => {
    const message = 'x'.repeat(70_000);
    expect(errorsOf(await send({ ...ritu, message }))).toEqual([['', 'UNSPECIFIED']]);
    expect(await receivedEnquiries(testApp)).toEqual([]);
  });

  test('gets the name of the multipart field that is too long', async () => {
    const form = formOf({ ...ritu, message: 'क'.repeat(70_000) });
    expect(errorsOf(await send(form))).toEqual([['message', 'TYPE_TEXT']]);
  });
});

describe('the form service', () => {
  test('answers with the matching status', async () => {
    const status = async (sent: unknown, options = {}) =>
      (await submitEnquiry(testApp, sent, options)).status;
    expect(await status(ritu)).toBe(200);
    expect(await status({ ...ritu, phone: '' })).toBe(422);
    expect(await status({})).toBe(400);
    expect(await status(ritu, { path: '/f/newsletter' })).toBe(404);
    expect(await status({ ...ritu, message: 'x'.repeat(70_000) })).toBe(413);
    expect(await status('<name>Ritu</name>', { type: 'application/xml' })).toBe(415);
  });

  test('answers too many multipart fields as too much, and the connection goes on', async () => {
    const address = await listening();
    const many = Array.from({ length: 41 }, (_, i): [string, string] => [`field${i}`, 'x']);
    const sent = (form: FormData) => fetch(`${address}/f/contact`, { method: 'POST', body: form });
    expect((await sent(formOf(Object.fromEntries(many)))).status).toBe(413);
    expect((await sent(formOf(ritu))).status).toBe(200);
  });

  test('keeps no more of a multipart form than of others', async () => {
    const fields = ['a', 'b', 'c', 'd', 'e'].map((name) => [name, 'x'.repeat(15_000)]);
    const form = formOf(Object.fromEntries(fields));
    const { status } = await fetch(`${await listening()}/f/contact`, {
      method: 'POST',
      body: form,
    });
    expect(status).toBe(413);
  });

  test('answers a body that is not JSON with a sentence', async () => {
    const { status, body } = await submitEnquiry(testApp, '{"name": "Ri', {
      type: 'application/json',
    });
    expect([status, body]).toEqual([400, { error: 'The request is not valid JSON' }]);
  });

  test.each(['null', '[]', '"Ritu"', '17', '', '[{"name":"Ritu"}]'])(
    'treats %s as an empty form',
    async (sent) => {
      const { status, body } = await submitEnquiry(testApp, sent, { type: 'application/json' });
      expect([status, body.errors?.[0]?.code]).toEqual([400, 'EMPTY']);
    },
  );

  test.each([
    ['name', 201],
    ['phone', 61],
    ['email', 255],
    ['address', 601],
    ['message', 5001],
  ])('refuses a %s of %i characters instead of truncating it', async (field, length) => {
    const { status, body } = await submitEnquiry(testApp, { ...ritu, [field]: 'क'.repeat(length) });
    expect([status, body.errors]).toEqual([
      422,
      [{ code: 'TYPE_TEXT', field, message: `At most ${length - 1} characters fit here.` }],
    ]);
  });

  test.each([7, true, null, ['Ritu'], { first: 'Ritu' }])(
    'refuses values that are not text: %j',
    async (name) => {
      const { status, body } = await submitEnquiry(testApp, { ...ritu, name });
      expect([status, body.errors?.[0]?.code]).toEqual([422, 'TYPE_TEXT']);
    },
  );

  test('stores 5,000 Hindi characters, also from a plain form', async () => {
    const long = 'नमस्ते हम '.repeat(500).padEnd(5000, 'ह');
    const message = `${long.slice(0, 4999)}ह`;
    expect((await submitEnquiry(testApp, { ...ritu, message })).status).toBe(200);
    expect(
      (await submitEnquiry(testApp, formEncoded({ ...ritu, message }), { type: PLAIN_FORM }))
        .status,
    ).toBe(200);
    expect((await receivedEnquiries(testApp)).map((enquiry) => enquiry.message)).toEqual([
      message,
      message,
    ]);
  });

  test('counts a line break once, as browsers do, and stores it as one', async () => {
    const message = `${'x'.repeat(98)}\n`.repeat(50).padEnd(5000, 'x');
    const asSent = (text: string) =>
      formEncoded({ ...ritu, message: text.replaceAll('\n', '\r\n') });
    expect((await submitEnquiry(testApp, asSent(message), { type: PLAIN_FORM })).status).toBe(200);
    expect((await submitEnquiry(testApp, asSent(`${message}x`), { type: PLAIN_FORM })).status).toBe(
      422,
    );
    expect((await receivedEnquiries(testApp)).map((enquiry) => enquiry.message)).toEqual([message]);
  });

  test('stores line breaks and markup unchanged', async () => {
    const message = 'First\n\n  <b>second</b> & {{third}}\n<script>alert(1)</script>';
    await submitEnquiry(testApp, { ...ritu, message });
    expect(await receivedEnquiries(testApp)).toMatchObject([{ message }]);
  });

  test('removes characters that a database cannot store', async () => {
    const name = 'Ri\0tu \ud83d';
    expect(
      (await submitEnquiry(testApp, { ...ritu, name, message: '\udc00 help \0' })).status,
    ).toBe(200);
    expect(
      (await submitEnquiry(testApp, formEncoded({ ...ritu, name: 'Ri\0tu' }), { type: PLAIN_FORM }))
        .status,
    ).toBe(200);
    expect(await receivedEnquiries(testApp)).toMatchObject([
      { name: 'Ritu' },
      { name: 'Ritu \ufffd', message: '\ufffd help' },
    ]);
  });

  test('reads only its five fields from a request', async () => {
    const sent = '{"__proto__": {"is_read": true}}';
    expect((await submitEnquiry(testApp, sent, { type: 'application/json' })).status).toBe(400);
    await submitEnquiry(testApp, {
      ...ritu,
      id: 99,
      is_read: true,
      created_at: '2001-01-01T00:00:00.000Z',
    });
    const [enquiry] = await receivedEnquiries(testApp);
    expect(enquiry).toMatchObject({ is_read: false });
    expect(enquiry?.created_at).not.toMatch(/^2001/);
  });

  test('sends a browser without script to the thank-you page', async () => {
    const { status, headers } = await submitEnquiry(testApp, formEncoded(ritu), {
      type: PLAIN_FORM,
      wantsPage: true,
    });
    expect([status, headers.location]).toEqual([303, '/contact#thank-you']);
    expect(await receivedEnquiries(testApp)).toMatchObject([ritu]);
  });

  test('thanks a sender who fills the honeypot field, and stores nothing', async () => {
    const { status, body } = await submitEnquiry(testApp, {
      ...ritu,
      _gotcha: 'https://cheap.example',
    });
    expect([status, body.next]).toEqual([200, '/contact#thank-you']);
    const posted = formEncoded({ ...ritu, _gotcha: 'x' });
    expect(
      (await submitEnquiry(testApp, posted, { type: PLAIN_FORM, wantsPage: true })).status,
    ).toBe(303);
    expect(await receivedEnquiries(testApp)).toEqual([]);
    expect((await submitEnquiry(testApp, { ...ritu, _gotcha: '' })).status).toBe(200);
    expect(await receivedEnquiries(testApp)).toHaveLength(1);
  });

  test('redirects to a page of its own site', async () => {
    expect(
      (await submitEnquiry(testApp, { ...ritu, _next: '/about?from=contact#team' })).body.next,
    ).toBe('/about?from=contact#team');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/about\r\nSet-Cookie: a=b',
    'evil.example',
    '',
  ])('redirects nowhere else: %j', async (_next) => {
    expect((await submitEnquiry(testApp, { ...ritu, _next })).body.next).toBe('/contact#thank-you');
    const posted = await submitEnquiry(testApp, formEncoded({ ...ritu, _next }), {
      type: PLAIN_FORM,
      wantsPage: true,
    });
    expect(posted.headers.location).toBe('/contact#thank-you');
  });
});

function formOf(enquiry: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(enquiry)) form.append(name, value);
  return form;
}

/** Each error as the client reports it: field, or empty, and code. */
function errorsOf(result: SubmissionResult): [field: string, code: string][] {
  if (!isSubmissionError(result)) throw new Error('It was accepted');
  const form = result.getFormErrors().map(({ code }): [string, string] => ['', code]);
  const fields = result
    .getAllFieldErrors()
    .flatMap(([field, errors]) => errors.map(({ code }): [string, string] => [field, code]));
  return [...form, ...fields];
}

test('with an outside form service, the own one is off and stores nothing', async () => {
  const elsewhere = await openTestApp({ FORM_ENDPOINT: 'https://forms.example/f/abcdefgh' });
  const { status, body } = await submitEnquiry(elsewhere, ritu);
  expect([status, body.errors]).toMatchObject([404, [{ code: 'FORM_NOT_FOUND' }]]);
  const { body: list } = await (await meera(elsewhere)).call('listEnquiries');
  expect(list.data).toEqual([]);
  await elsewhere.close();
});
