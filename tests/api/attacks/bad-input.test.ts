import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterAll(async () => {
  const { body } = await admin.call('listSurveys');
  expect(body.pagination.total_records, 'nothing was written').toBe(0);
  await testApp.close();
});

const send = (payload: string, contentType = 'application/json') =>
  testApp.app.inject({
    method: 'POST',
    url: '/server/api/surveys/create',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': contentType },
    payload,
  });

test.each([
  ['broken JSON', '{"name": "Sunita"', 400, 'The request is not valid JSON'],
  ['a prototype key', '{"__proto__": {"is_admin": true}}', 400, 'The request is not valid JSON'],
  ['a list', '[]', 400, 'The request could not be read'],
  ['a text', '"Sunita"', 400, 'The request could not be read'],
  ['nothing', '', 422, 'Name is required'],
  ['wrong types', '{"name": ["Sunita"], "age": {}}', 422, 'This must be text'],
  ['an unknown field', '{"name": "Sunita", "is_admin": true}', 422, 'Unknown field: is_admin'],
])('a body with %s is refused with a sentence', async (_, payload, status, message) => {
  const reply = await send(payload);
  expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  expect(reply.json().success).toBe(false);
});

test('a name of 100 kB exceeds the body limit, and one of 1 kB the field limit', async () => {
  const named = (length: number) => JSON.stringify({ ...sunita, name: 'x'.repeat(length) });
  const huge = await send(named(100_000));
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'tooLarge']);
  const long = await send(named(1000));
  expect(long.statusCode).toBe(422);
  expect(long.json().errors).toEqual([
    {
      field: 'name',
      rule: 'tooLong',
      params: { max: 200 },
      message: 'At most 200 characters fit here',
    },
  ]);
});

test('every broken rule is reported at its field, the first one as the message', async () => {
  const { status, problem } = await asha.call('createSurvey', { body: { survey_type: 'adult' } });
  expect(status).toBe(422);
  expect(problem.message).toBe('Name is required');
  expect(problem.errors.map(({ field }) => field)).toEqual([
    'name',
    'gender',
    'category',
    'correspondence_address',
    'age',
    'mobile_no',
    'aadhar_no',
  ]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is refused',
  async (type) => {
    const reply = await send(JSON.stringify(sunita), type);
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupportedType']);
  },
);

test.each([
  ['application/json; charset=utf-8', 422],
  ['APPLICATION/JSON', 422],
  ['application/json ; x=y', 422],
  ['application/jsonx', 415],
])('the rules also apply to a body of type %s', async (type, status) => {
  expect((await send('{}', type)).statusCode).toBe(status);
});

test.each([
  ['', 400],
  ['abc', 400],
  ['-1', 400],
  ['1.5', 400],
  ['0', 404],
  ['999999', 404],
  ['99999999999999999999', 404],
])('an entry with the id "%s" is not found', async (id, status) => {
  const reply = await asha.call('readSurvey', { id });
  expect(reply.status).toBe(status);
});

test('an unknown path or method under the API is answered in JSON', async () => {
  for (const [method, url] of [
    ['GET', '/server/api/nothing'],
    ['GET', '/server/api'],
    ['PATCH', '/server/api/surveys/get'],
    ['GET', '/server/api/%zz'],
    ['GET', '/server/api/../../etc/passwd'],
  ] as const) {
    const reply = await testApp.app.inject({ method, url });
    expect([reply.statusCode, reply.json().code], url).toEqual([404, 'callNotFound']);
  }
});

test('no response reveals internals or is cached', async () => {
  for (const reply of [await send('{'), await send('{}'), await send('x', 'text/plain')]) {
    expect(reply.body).not.toMatch(/ at \/|node_modules|SQLITE|zod|FST_/);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  }
});
