// The audit log, the entries' versions and the consents are append-only, for connections of other programs too.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { publishNotice } from '../../../support/app/entries/consents.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { queryPostgres, querySqlite, type RunQuery } from '../../../support/app/query-database.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ask: RunQuery;
const onPostgres = process.env.TEST_DATABASE === 'postgres';

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  await asha.call('createSurvey', { body: sunita });
  await consentAndRequest(await meera(testApp));
  const { databaseUrl } = testApp.ctx.config;
  ask = async (query) =>
    databaseUrl ? queryPostgres(databaseUrl, query) : querySqlite(testApp.dataDir, query);
});
afterAll(() => testApp.close());

async function consentAndRequest(admin: Client): Promise<void> {
  const consent = {
    consent_notice: await publishNotice(admin),
    consent_by: 'person',
    consent_way: 'read_aloud',
    consent_language: 'en',
  };
  const { id } = (await asha.call('createSurvey', { body: { ...sunita, ...consent } })).body.data;
  expect((await asha.call('readConsents', { id })).body.data.state).toBe('given');
  const asked = { kind: 'access', person_name: 'Sunita', received_on: '2026-01-01' };
  expect((await admin.call('createPrivacyRequest', { body: asked })).status).toBe(201);
  await admin.call('endPrivacyNotice');
}

const LOGGED = "'2026-11-01T09:00:00.000Z', 1, 'signIn', 'volunteer', 1, 'forged', null";
const KEPT = "'2026-11-01T09:00:00.000Z', 1, '{}', null";
const ON_BOTH = [
  "update audit_log set origin = 'forged'",
  'delete from audit_log',
  "update survey_versions set snapshot = '{}'",
  'delete from survey_versions',
  "update consents set way = 'by_phone'",
  'delete from consents',
  "update privacy_notices set text_en = 'Other words'",
  'update privacy_notices set id = 7',
  'update privacy_notices set ended_at = null',
  'delete from privacy_notices',
  "update privacy_request_steps set note = 'forged'",
  'delete from privacy_request_steps',
  `insert into audit_log values (1, ${LOGGED}) on conflict (id) do update set origin = 'forged'`,
  `insert into survey_versions values (1, 1, ${KEPT})
    on conflict (survey_id, version) do update set snapshot = '{}'`,
];
const ON_SQLITE = [
  `insert or replace into audit_log values (1, ${LOGGED})`,
  `replace into audit_log values (1, ${LOGGED})`,
  `replace into audit_log (rowid, at, action, entity, origin)
    values (1, '2026-11-01T09:00:00.000Z', 'signIn', 'volunteer', 'forged')`,
  'update or replace audit_log set id = 1 where id = 2',
  `replace into survey_versions values (1, 1, ${KEPT})`,
  `replace into survey_versions (rowid, survey_id, version, at, by, snapshot, recorded_at)
    values (1, 1, 2, ${KEPT})`,
  'update or replace survey_versions set rowid = 1, version = 2',
  'update or replace privacy_notices set rowid = 7',
  `replace into privacy_notices (rowid, uid, text_en, text_hi, text_mr, published_by, published_at)
    values (1, 'x', 'forged', '', '', 1, '2026-11-01T09:00:00.000Z')`,
  `replace into consents (rowid, survey_id, kind, recorded_by, recorded_at, arrived_at)
    values (1, 1, 'withdrawn', 1, '2026-11-01', '2026-11-01')`,
  `replace into privacy_request_steps (rowid, request_id, action, note, by, at)
    values (1, 1, 'done', '', 1, '2026-11-01')`,
];
const ON_POSTGRES = [
  'truncate audit_log',
  'truncate consents',
  'truncate privacy_request_steps',
  'truncate privacy_notices cascade',
  'truncate volunteers cascade',
  'with gone as (delete from audit_log returning id) select * from gone',
  'merge into audit_log using (values (1)) one (id) on audit_log.id = one.id when matched then delete',
  "set session_replication_role = replica; update audit_log set origin = 'forged'",
  'set session_replication_role = replica; delete from survey_versions',
];

test.each([...ON_BOTH, ...(onPostgres ? ON_POSTGRES : ON_SQLITE)])(
  '%s is refused',
  async (query) => {
    const rows = async () => [
      await ask('select * from audit_log order by id'),
      await ask('select * from survey_versions order by survey_id, version'),
      await ask('select * from consents order by id'),
      await ask('select * from privacy_notices order by id'),
      await ask('select * from privacy_request_steps order by id'),
    ];
    const before = await rows();
    expect(before.every((table) => table.length > 0)).toBe(true);
    await expect(ask(query)).rejects.toThrow('this table is append-only');
    expect(await rows()).toEqual(before);
  },
);

test('new rows can still be added', async () => {
  const { id } = (await asha.call('createSurvey', { body: sunita })).body.data;
  expect((await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } })).status).toBe(200);
  const [newest] = await ask('select action, entity_id from audit_log order by id desc limit 1');
  expect(newest).toEqual({ action: 'update', entity_id: id });
});
