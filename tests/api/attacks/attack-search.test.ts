// Query parameters are only ever values: SQL injection through every list and parameter fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { ritu, submitEnquiry } from '../../support/app/website/visitors.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  await asha.call('createSurvey', { body: sunita });
  await submitEnquiry(testApp, ritu);
});
afterAll(async () => {
  for (const list of LISTS)
    expect(await countOf(list, {}), list).toBe(list === 'listVolunteers' ? 2 : 1);
  await testApp.close();
});

const LISTS = ['listSurveys', 'listVolunteers', 'listEnquiries'] as const;

async function countOf(
  list: (typeof LISTS)[number],
  query: Record<string, string>,
): Promise<number> {
  const { status, body } = await admin.call(list, { query });
  expect(status).toBe(200);
  return body.pagination.total_records;
}

const ATTACKS = [
  "' or 1=1 --",
  "'; drop table surveys; --",
  "' union select password_hash from volunteers --",
  '" or ""="',
  '`',
  "\\'; --",
  '$1',
  '$$',
  '??',
  ':search',
  '@search',
  "x' || pg_sleep(5) || '",
  '%',
  '%%',
  '_',
  '__',
  '\\',
  '\\\\',
  '\\%',
  '%_\\',
  '[a-z]',
  '*',
  '^',
  'a*',
  '"*"',
  'NEAR(a b)',
  'name:sunita',
  '{name} : sunita',
  'sunita" OR "ritu',
  'sunita AND meera',
  'NOT x',
  '(',
  '"',
  '0x73756e697461',
  'char(37)',
  '{{7*7}}',
  '../../etc',
  '\t',
  '\r\n',
  '\u2028',
];

describe.each(LISTS)('in %s', (list) => {
  test.each(ATTACKS)('the search %j finds only entries that contain it', async (search) => {
    const has = ['\t', '\r\n', '\u2028'].includes(search) ? 'all' : 'none';
    const all = await countOf(list, {});
    expect(await countOf(list, { search })).toBe(has === 'all' ? all : 0);
  });

  test.each([
    ['NUL', '\0'],
    ['NUL in a name', 'sun\0ita'],
    ['half a character', '\ud800'],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['3,000 percent signs', '%'.repeat(3000)],
  ])('a search for %s causes no error', async (_, search) => {
    const { status } = await admin.call(list, { query: { search } });
    expect(status).toBe(200);
  });

  test.each(['sort', 'type', 'status', 'page', 'limit', 'volunteer_id', 'search'])(
    'the parameter %s cannot inject SQL',
    async (name) => {
      for (const value of [
        ...ATTACKS,
        '1;select 1',
        '1e9',
        '-1',
        '0',
        '9'.repeat(40),
        'x'.repeat(9000),
      ]) {
        const reply = await admin.call(list, { query: { [name]: value } });
        expect([200, 400], value).toContain(reply.status);
        if (reply.status === 200)
          expect(reply.body.pagination.total_records).toBeLessThanOrEqual(2);
      }
      for (const twice of [
        `${name}=1&${name}=2`,
        `${name}[]=1`,
        `${name}[gt]=`,
        `${name}=%`,
        `${name}=%ff`,
      ]) {
        const { statusCode } = await testApp.app.inject({
          url: `${API_ROOT}${endpoints[list].path}?${twice}`,
          headers: { authorization: `Bearer ${admin.token}` },
        });
        expect([200, 400], twice).toContain(statusCode);
      }
    },
  );
});

test('ids cannot inject SQL in any position', async () => {
  for (const id of [
    "1' or 1=1",
    '1 or 1=1',
    '1;',
    '1)',
    '0x1',
    '1e0',
    '+1',
    ' 1',
    '1\0',
    '१',
    '１',
  ]) {
    const reply = await admin.call('readSurvey', { id });
    expect([400, 404], id).toContain(reply.status);
    expect((await admin.call('readVolunteer', { id: encodeURIComponent(id) })).status, id).toBe(
      400,
    );
  }
});

test('text in an entry cannot inject SQL', async () => {
  for (const text of ATTACKS.filter((one) => one.trim() !== '')) {
    const made = await asha.call('createSurvey', { body: { ...sunita, name: text, city: text } });
    const { id, name } = made.body.data;
    expect(name).toBe(text);
    const found = await asha.call('listOwnSurveys', { query: { search: text } });
    expect(
      found.body.data.map((entry) => entry.id),
      text,
    ).toContain(id);
    await asha.call('deleteSurvey', { id });
  }
});
