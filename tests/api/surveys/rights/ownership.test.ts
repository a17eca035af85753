// Ravi tries every endpoint on Asha's entries: he changes nothing and reads nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpointNames, endpoints } from '#domain/endpoints.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;
let ravi: Client;

const THEFT = { ...sunita, name: 'Taken over', aadhar_no: '000000000000' };

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
});
afterAll(() => testApp.close());

const aboutOne = endpointNames().filter(
  (name) => 'key' in endpoints[name] && endpoints[name].path.startsWith('/surveys'),
);
const everyPath = aboutOne.flatMap((name) => [
  { name, also: false },
  ...('alias' in endpoints[name] ? [{ name, also: true }] : []),
]);

async function ashasEntry(isDeleted: boolean): Promise<number> {
  const { id } = (await asha.call('createSurvey', { body: sunita })).body.data;
  if (isDeleted) await asha.call('deleteSurvey', { id });
  return id;
}

async function stored(id: number): Promise<string> {
  const { db } = testApp.ctx;
  const row = await db.selectFrom('surveys').selectAll().where('id', '=', id).execute();
  const versions = await db
    .selectFrom('survey_versions')
    .selectAll()
    .where('survey_id', '=', id)
    .execute();
  return JSON.stringify([row, versions]);
}

test('the contract has calls about one entry', () => {
  expect(everyPath.length).toBeGreaterThan(5);
});

describe.each([false, true])('for an entry of another volunteer (deleted: %s)', (isDeleted) => {
  test.each(everyPath)(
    '$name (second path: $also) is refused, and the entry stays unchanged',
    async (call) => {
      const { name, also } = call;
      const id = await ashasEntry(isDeleted);
      const before = await stored(id);
      const sent = endpoints[name].method === 'GET' ? {} : { body: bodyOf(name) };
      const reply = await ravi.call(name, { id, also, ...sent });
      expect([reply.status, reply.problem.code]).toEqual([403, 'forbidden']);
      expect(Object.keys(Object(reply.json)).sort()).toEqual(['code', 'message', 'success']);
      expect(JSON.stringify([reply.json, reply.headers])).not.toMatch(
        /Sunita|Dharavi|Kushwaha|5231/,
      );
      expect(reply.headers.etag).toBeUndefined();
      expect(await stored(id)).toBe(before);
    },
  );
});

function bodyOf(name: EndpointName): object | undefined {
  if (name === 'revertSurvey') return { version: 1 };
  if (name === 'linkHousehold') return { survey_id: 1 };
  return name === 'updateSurvey' ? { ...THEFT, volunteer_id: ravi.id } : undefined;
}

test('a volunteer’s list contains only their own entries, whatever the query', async () => {
  await ashasEntry(false);
  const queries = [
    { volunteer_id: asha.id },
    { id: asha.id },
    { search: 'sunita' },
    { search: sunita.aadhar_no },
    { page: -1, limit: 1_000_000_000 },
    { status: 'deleted' },
    { type: 'all', sort: 'date_old' },
  ];
  for (const query of queries) {
    const { body } = await ravi.call('listOwnSurveys', { query: { limit: 100, ...query } });
    expect([body.data, body.pagination.total_records], JSON.stringify(query)).toEqual([[], 0]);
  }
});

test('fields that a request may not set stay unchanged in an entry', async () => {
  const ghost = { id: 4711, created_at: '2001-01-01T00:00:00.000Z', version: 99 };
  const dead = { deleted_at: '2001-01-01T00:00:00.000Z', volunteer_name: 'Nobody' };
  const body = { ...sunita, ...ghost, ...dead, volunteer_id: asha.id };
  const made = (await ravi.call('createSurvey', { body })).body.data;
  expect(made).toMatchObject({ volunteer_id: ravi.id, version: 1, deleted_at: null });
  expect(made.id).not.toBe(ghost.id);
  expect(made.created_at).not.toBe(ghost.created_at);
  const edited = (await ravi.call('updateSurvey', { id: made.id, body })).body.data;
  expect(edited).toMatchObject({
    id: made.id,
    volunteer_id: ravi.id,
    volunteer_name: 'Ravi',
    created_at: made.created_at,
    deleted_at: null,
  });
});

test('no request can make its sender an admin', async () => {
  const account = { name: 'Ravi', email: 'ravi@adhyay.example', status: 'active' };
  const asAdmin = await admin.call('updateVolunteer', {
    id: ravi.id,
    body: { ...account, is_admin: true, id: admin.id, created_at: '2001-01-01T00:00:00.000Z' },
  });
  expect(asAdmin.body.data).toMatchObject({ id: ravi.id, is_admin: false });
  for (const unknown of [{ isAdmin: true }, { password_hash: 'x' }, { deleted_at: null }]) {
    const reply = await admin.call('updateVolunteer', {
      id: ravi.id,
      body: { ...account, ...unknown },
    });
    expect(reply.status).toBe(422);
  }
  for (const reaching of ['{"__proto__":{"is_admin":true}}', '{"constructor":{"prototype":{}}}']) {
    const reply = await admin.call('updateVolunteer', {
      id: ravi.id,
      body: reaching,
    });
    expect(reply.status).toBe(400);
  }
  const twice = `{"name":"Ravi","email":"${account.email}","status":"active","is_admin":false,"is_admin":true}`;
  const reply = await admin.call('updateVolunteer', { id: ravi.id, body: twice });
  expect(reply.body.data.is_admin).toBe(false);
  expect((await ravi.call('listSurveys')).status).toBe(403);
});
