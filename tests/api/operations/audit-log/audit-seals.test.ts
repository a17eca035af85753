// The owner of the database can drop its triggers and rewrite the log: the seals show it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLog } from '#server/audit-log/seals/check-log.ts';
import { SEAL_SIZE } from '#server/audit-log/seals/seal.ts';
import { sealEvents } from '#server/audit-log/seals/seal-log.ts';
import { createVault } from '#server/vault/vault.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { queryPostgres, querySqlite } from '../../../support/app/query-database.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const record = () => asha.call('createSurvey', { body: sunita });
const seal = () => sealEvents(testApp.ctx);
const check = (head?: string) => checkLog(testApp.ctx, head);

/** As the owner of the database, past its triggers. */
async function asOwner(table: 'audit_log' | 'audit_seals', query: string): Promise<void> {
  const { databaseUrl } = testApp.ctx.config;
  if (databaseUrl) {
    await queryPostgres(databaseUrl, `alter table ${table} disable trigger all; ${query}`);
  } else {
    for (const verb of ['update', 'delete', 'replace']) {
      await querySqlite(testApp.dataDir, `drop trigger if exists ${table}_no_${verb}`);
    }
    await querySqlite(testApp.dataDir, query);
  }
}

test('an untouched log matches its seals', async () => {
  expect(await check()).toMatchObject({ seals: 0, last: undefined, broken: undefined });
  expect((await admin.call('listAuditEvents')).body.seal).toBeNull();
  await record();
  expect(await seal()).toBe(false);
  const first = await check();
  await record();
  await record();
  expect(await check()).toMatchObject({ seals: 1, unsealed: 2 });
  await seal();
  await seal();
  const second = await check();
  expect(second).toMatchObject({ seals: 2, unsealed: 0, broken: undefined });
  expect(second.events).toBe(first.events + 2);
  expect(second.last?.head).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
  expect(second.last?.head).not.toBe(first.last?.head);
  expect((await admin.call('listAuditEvents')).body.seal).toEqual({
    head: second.last?.head,
    sealed_at: second.last?.sealedAt,
  });
  expect((await check(first.last?.head)).isHeadKnown).toBe(true);
  expect((await check(first.last?.head.replaceAll(' ', '').toUpperCase())).isHeadKnown).toBe(true);
  expect((await check('0000 0000 0000 0000')).isHeadKnown).toBe(false);
});

test.each([
  ['an event is changed', "update audit_log set entity_id = 999 where action = 'create'"],
  ['an event is removed', 'delete from audit_log where id = 2'],
  [
    'an event is added between others',
    `delete from audit_log where id = 2;
     insert into audit_log values (2, '2026-01-01T00:00:00.000Z', 1, 'create', 'survey', 1, 'x', null)`,
  ],
])('when %s, the check names the events among which', async (_, query) => {
  await record();
  await seal();
  await record();
  await seal();
  for (const statement of query.split(';')) await asOwner('audit_log', statement);
  const { broken, events } = await check();
  expect(broken).toMatchObject({ reason: 'events', firstId: 1 });
  expect(events).toBe(0);
});

test('a seal without the keys is known as forged, a missing one as a gap', async () => {
  for (const _ of [1, 2, 3]) {
    await record();
    await seal();
  }
  await asOwner('audit_seals', 'delete from audit_seals where id = 2');
  expect((await check()).broken).toMatchObject({ reason: 'gap' });
  await asOwner('audit_seals', "update audit_seals set chain = 'ffff' where id = 1");
  expect((await check()).broken).toMatchObject({ reason: 'forged', firstId: 1 });
});

test('a log sealed again with other keys is detected', async () => {
  await record();
  await seal();
  await asOwner('audit_seals', 'delete from audit_seals');
  const other = Buffer.alloc(32, 7);
  const vault = createVault({ encryption: other, index: other } as never);
  await sealEvents({ ...testApp.ctx, vault });
  expect((await check()).broken).toMatchObject({ reason: 'forged' });
});

test('a cut end is found with a head that was written down', async () => {
  await record();
  await seal();
  await record();
  await seal();
  const head = (await check()).last?.head;
  const { last_id } = await testApp.ctx.db
    .selectFrom('audit_seals')
    .select('last_id')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await asOwner('audit_seals', 'delete from audit_seals where id > 1');
  await asOwner('audit_log', `delete from audit_log where id > ${last_id}`);
  expect(await check(head)).toMatchObject({ broken: undefined, seals: 1, isHeadKnown: false });
});

test('two instances that seal at once make one chain', async () => {
  await Promise.all(Array.from({ length: 5 }, record));
  await Promise.all([seal(), seal(), seal()]);
  await record();
  await Promise.all([seal(), seal()]);
  await seal();
  expect(await check()).toMatchObject({ broken: undefined, unsealed: 0 });
});

test('events that are written while the log is sealed are in the next seal', async () => {
  const writing = Promise.all(Array.from({ length: 30 }, record));
  for (let times = 0; times < 10; times += 1) await seal();
  await writing;
  await seal();
  expect(await check()).toMatchObject({ broken: undefined, unsealed: 0 });
});

test('a long log of an earlier release is sealed in parts', async () => {
  const { db } = testApp.ctx;
  const event = {
    at: '2026-01-01T00:00:00.000Z',
    actor_id: 1,
    action: 'signIn',
    entity: 'volunteer',
    entity_id: 1,
    entity_name: null,
    origin: '127.0.0.1',
  };
  for (let times = 0; times <= SEAL_SIZE / 500; times += 1) {
    await db.insertInto('audit_log').values(Array(500).fill(event)).execute();
  }
  expect(await seal()).toBe(true);
  expect(await seal()).toBe(false);
  expect(await check()).toMatchObject({ seals: 2, unsealed: 0, broken: undefined });
});
