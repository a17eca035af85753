// Hostile JSON (deep, wide, long, wrong types) is refused quickly, with a short response.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp({ LOGIN_RATE_LIMIT: '1000' });
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
});
afterAll(async () => {
  const { body } = await admin.call('listSurveys');
  expect(body.pagination.total_records, 'nothing was written').toBe(0);
  await testApp.close();
});

const KIB = 1024;
const LIMIT = 64 * KIB;
/** CPU time; hashing a password takes about 40. */
const MOST_MS = 250;

/** @returns the response, and this process's CPU time in milliseconds */
async function send(path: string, payload: string, type = 'application/json', headers = {}) {
  const before = process.cpuUsage();
  const reply = await testApp.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type, authorization: `Bearer ${asha.token}`, ...headers },
    payload,
  });
  const { user, system } = process.cpuUsage(before);
  return { status: reply.statusCode, body: reply.body, ms: (user + system) / 1000 };
}

const SIGN_IN = '/server/api/volunteers/login';
const CREATE = '/server/api/surveys/create';
const FORM = '/f/contact';
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const wide = (most: number) => {
  const keys: string[] = [];
  for (let length = 0; length < most - 20; length += (keys.at(-1)?.length ?? 0) + 1) {
    keys.push(`"${keys.length.toString(36)}":0`);
  }
  return `{${keys.join(',')}}`;
};

test.each<[what: string, payload: string, statuses: number[]]>([
  ['lists in lists, 32,000 deep', deep(LIMIT / 2 - 1), [400]],
  ['an e-mail that is 32,000 lists deep', `{"email":${deep(32_000)}}`, [401, 422]],
  ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, [422]],
  ['a read-only field 32,000 lists deep', `{"id":${deep(32_000)}}`, [422]],
  ['as many unknown fields as fit', wide(LIMIT), [422]],
  ['the same field ten thousand times', `{${'"a":0,'.repeat(10_000)}"a":0}`, [422]],
  ['a number of 60,000 digits', `{"age":${'9'.repeat(60_000)}}`, [422]],
  ['an invalid number', '{"age":1e999999}', [422]],
  ['one byte too many', `"${'x'.repeat(LIMIT - 1)}"`, [413]],
  ['a hundred thousand lists', deep(100_000), [413]],
  ['a hundred thousand fields', wide(100_000 * 8), [413]],
])('a body with %s is refused quickly', async (_, payload, statuses) => {
  for (const path of [SIGN_IN, CREATE]) {
    const { status, body, ms } = await send(path, payload);
    expect([...statuses, 422]).toContain(status);
    expect(body.length, 'the answer is short').toBeLessThan(4 * KIB);
    expect(ms).toBeLessThan(MOST_MS);
  }
  const form = await send(FORM, payload);
  expect([400, 413, 422]).toContain(form.status);
  expect(form.ms).toBeLessThan(MOST_MS);
});

describe('regular expression denial of service', () => {
  const LONG = 60_000;
  test.each([
    ['one letter', 'a'.repeat(LONG)],
    ['almost an address', `a@${'a.'.repeat(LONG / 2)}`],
    ['an address with a long hyphen', `a@a${'-'.repeat(LONG)}!`],
    ['blanks', `x${' '.repeat(LONG)}x`],
    ['line ends', '\n'.repeat(LONG / 2)],
    ['digits', '9'.repeat(LONG)],
    ['digits and dots', '1.'.repeat(LONG / 2)],
    ['marks on one letter', `e${'\u0301'.repeat(LONG / 3)}`],
    ['joiners', `${'\u200d'.repeat(LONG / 3)}x`],
    ['quotes', '"'.repeat(LONG / 3)],
  ])('%s, 60 kB of it, is processed quickly in every field and search', async (_, text) => {
    const fields = ['name', 'mobile_no', 'aadhar_no', 'other_document_no', 'age', 'income'];
    for (const field of fields) {
      const { status, ms } = await send(
        CREATE,
        JSON.stringify({ ...sunita, age: '', [field]: text }),
      );
      expect([413, 422], field).toContain(status);
      expect(ms, field).toBeLessThan(MOST_MS);
    }
    for (const field of ['email', 'password']) {
      const { status, ms } = await send(SIGN_IN, JSON.stringify({ [field]: text }));
      expect([401, 413, 422], field).toContain(status);
      expect(ms, field).toBeLessThan(MOST_MS);
    }
    for (const field of ['name', 'phone', 'email', 'message', '_next', '_gotcha']) {
      const { status, ms } = await send(FORM, JSON.stringify({ [field]: text }));
      expect([200, 400, 413, 422, 429], field).toContain(status);
      expect(ms, field).toBeLessThan(MOST_MS);
    }
    const before = process.cpuUsage();
    await admin.call('listSurveys', { query: { search: text.slice(0, 14_000) } });
    await admin.call('listVolunteers', { query: { search: text.slice(0, 14_000) } });
    await admin.call('listEnquiries', { query: { search: text.slice(0, 14_000) } });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3 * MOST_MS);
  });
});

test.each([
  ['in clear', '{"__proto__":{"is_admin":true}}'],
  ['escaped', '{"\\u005f_proto__":{"is_admin":true}}'],
  ['further in', '{"name":{"__proto__":{"is_admin":true}}}'],
  ['in a list', '{"name":[{"__proto__":null}]}'],
  ['through the constructor', '{"constructor":{"prototype":{"is_admin":true}}}'],
  ['ten thousand times', `{${'"__proto__":0,'.repeat(4000)}"a":0}`],
])('a key that reaches into prototypes, %s, is refused before parsing', async (_, payload) => {
  for (const path of [SIGN_IN, CREATE]) {
    const { status, body } = await send(path, payload);
    expect([status, JSON.parse(body).code]).toEqual([400, 'notJson']);
  }
  expect((await send(FORM, payload)).status).toBe(400);
  expect(Reflect.get({}, 'is_admin')).toBeUndefined();
});

describe('content types', () => {
  const VALIDATED = [400, 415, 422];
  test.each([
    'application/json\t;x',
    'application/json;;',
    'application/json;',
    ' application/json',
    '\tapplication/json',
    'APPLICATION/JSON',
    'application/json ; charset=utf-8',
    'text/plain',
    'application/json; charset=utf-16',
    'application/json; charset="',
    'application/json, a/b',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    '*/*',
    'application/vnd.api+json',
    'application/jsonp',
    'text/plain; application/json',
    '',
    'json',
    'application/json\u00a0',
    'application//json',
    'multipart/form-data',
    'application/xml',
  ])('a body sent as %j is validated like any other', async (type) => {
    for (const path of [CREATE, SIGN_IN]) {
      const { status, body } = await send(path, '{"unknown":true}', type);
      expect(VALIDATED).toContain(status);
      expect(JSON.parse(body).success).toBe(false);
    }
  });

  test.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])(
    'a body compressed with %s is not decompressed',
    async (encoding) => {
      const { status } = await send(CREATE, '\x1f\x8b\x08\0\0', 'application/json', {
        'content-encoding': encoding,
      });
      expect(status).toBe(415);
    },
  );
});
