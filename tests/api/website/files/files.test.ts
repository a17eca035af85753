// PDFs of the website: uploaded by editors, downloaded by visitors.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/files/files.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { editor } from '../../../support/app/website/editors.ts';
import { ACCOUNTS, uploadPdf } from '../../../support/app/website/pdf-files.ts';

let testApp: TestApp;
let kavya: Client;
beforeAll(async () => {
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
});
afterAll(() => testApp.close());

const upload = (content: Buffer, fileName?: string, by = kavya) =>
  uploadPdf(testApp, by, content, fileName);

const download = (name: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url: `/files/${name}`, headers });

test('a PDF that Kavya uploads twice is stored once, named by its content', async () => {
  const { status, body } = await upload(ACCOUNTS);
  const name = `${createHash('sha256').update(ACCOUNTS).digest('hex')}.pdf`;
  expect([status, body.data.name, body.data.size]).toEqual([201, name, ACCOUNTS.length]);
  expect((await upload(ACCOUNTS)).body.data.name).toBe(name);
  const { data } = (await kavya.call('listFiles')).body;
  expect(data).toHaveLength(1);
  expect(data[0]?.file_name).toBe('Accounts-2025-26.pdf');
});

test('a visitor downloads a PDF, and nothing in it runs in the origin of the site', async () => {
  const { body } = await upload(ACCOUNTS, 'लेखा "2025".pdf');
  const response = await download(body.data.name);
  expect(response.rawPayload.equals(ACCOUNTS)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(ACCOUNTS.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    // It may be withdrawn at any moment.
    'cache-control': 'no-cache',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''%E0%A4%B2.*\.pdf$/,
    ),
  });
  const again = await download(body.data.name, { 'if-none-match': String(response.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a request for the headers of a PDF reads no file', async () => {
  const { name } = (await upload(ACCOUNTS)).body.data;
  const { stream } = testApp.ctx.blobs;
  testApp.ctx.blobs.stream = () => expect.unreachable('the file was read');
  const { statusCode, headers, body } = await testApp.app.inject({
    method: 'HEAD',
    url: `/files/${name}`,
  });
  testApp.ctx.blobs.stream = stream;
  expect([statusCode, body]).toEqual([200, '']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(ACCOUNTS.length),
  });
});

test('interrupted downloads can be resumed, and ranges can be requested', async () => {
  const { name } = (await upload(ACCOUNTS)).body.data;
  const size = ACCOUNTS.length;
  expect((await download(name)).headers['accept-ranges']).toBe('bytes');
  const part = await download(name, { range: 'bytes=9-20' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 9-20/${size}`]);
  expect(part.headers['content-length']).toBe('12');
  expect(part.rawPayload.equals(ACCOUNTS.subarray(9, 21))).toBe(true);
  const rest = await download(name, { range: 'bytes=30-', 'if-range': String(part.headers.etag) });
  expect(rest.rawPayload.equals(ACCOUNTS.subarray(30))).toBe(true);
  const ofAnother = await download(name, { range: 'bytes=30-', 'if-range': '"another"' });
  expect([ofAnother.statusCode, ofAnother.rawPayload.length]).toEqual([200, size]);
  const past = await download(name, { range: `bytes=${size}-` });
  expect([past.statusCode, past.headers['content-range'], past.body]).toEqual([
    416,
    `bytes */${size}`,
    '',
  ]);
});

test('a file that is not a PDF is refused by its content, whatever its name', async () => {
  const before = (await kavya.call('listFiles')).body.data.length;
  for (const other of ['<html><script>alert(1)</script>', '', 'PK\u0003\u0004', ' %PDF-1.7']) {
    const { status, problem } = await upload(Buffer.from(other), 'accounts.pdf');
    expect([status, problem.code], other).toEqual([415, 'fileTypeRefused']);
  }
  expect((await kavya.call('listFiles')).body.data).toHaveLength(before);
});

test('a PDF of more than 20 MB is refused with a sentence', async () => {
  const large = Buffer.concat([ACCOUNTS, Buffer.alloc(MAX_FILE_BYTES)]);
  const { status, problem } = await upload(large);
  expect([status, problem.message]).toEqual([
    413,
    'This file is larger than 20 MB. Save it smaller and try again.',
  ]);
});

test('a volunteer who is not an editor cannot upload', async () => {
  const asha = await volunteer(testApp, 'Asha');
  expect((await upload(ACCOUNTS, 'a.pdf', asha)).status).toBe(403);
});

test.each([`${'0'.repeat(64)}.pdf`, 'accounts.pdf', '..%2f..%2fadhyay.sqlite', '%00.pdf'])(
  'there is nothing at /files/%s',
  async (name) => {
    expect((await download(name)).statusCode).toBe(404);
  },
);
