// A restore into PostgreSQL is killed or loses its connection, during the rows or at the commit: the database
// has all of the old data or all of the archive, the operator is told what is known, and the next restore succeeds.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Manifest } from '#server/backup/archive/manifest.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { UNCHANGED } from '#server/backup/rebuild-database.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { restoreRows } from '#server/backup/restore-rows.ts';
import type { Config } from '#server/config.ts';
import { UnknownOutcomeError } from '#server/db/errors/unknown-outcome-error.ts';
import { lockPostgres } from '#server/db/postgres/replace.ts';
import { openContext } from '#server/startup/open-context.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { queryPostgres } from '../../support/app/query-database.ts';
import { digestOfPostgres } from '../../support/app/tables.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';
import { picture, upload } from '../../support/images/pictures.ts';
import {
  type Fault,
  type FaultyProxy,
  startFaultyProxy,
} from '../../support/network/faulty-proxy.ts';
import { startCommand } from '../../support/program/command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const AMONG_ROWS = /insert into "surveys"/;
const COMMIT = /^Q[\s\S]{4}commit\0$/;
/** Short, but long enough for slow machines. */
const COMMIT_TIMEOUT_MS = 2000;
const SOON = { timeout: 30_000 };
/** Tables that a restore and a start write to. */
const OWN = ['audit_log', 'metadata'];
const OTHERS =
  "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

let trust: TestApp;
let cluster: ReturnType<typeof startCluster>;
let few: string;
let many: string;
let ofMany: Manifest;
let config: Config;
let line: FaultyProxy | undefined;
let wasDealt = false;

beforeAll(async () => {
  trust = await openTestApp();
  cluster = startCluster();
  config = { ...trust.ctx.config, databaseUrl: cluster.url };
  const admin = await meera(trust);
  await work(admin, 'first');
  few = join(trust.dataDir, 'few.tar.zst');
  await createBackup(trust.ctx.config, few, new Date());
  for (const name of ['second', 'third']) await work(admin, name);
  many = join(trust.dataDir, 'many.tar.zst');
  ofMany = await createBackup(trust.ctx.config, many, new Date());
});
afterAll(async () => {
  await trust.close();
  cluster.stop();
});

/** Restores over the failed attempt of the test before, without a backup first, which is tested elsewhere. */
beforeEach(async () => {
  wasDealt = false;
  await restoreBackup(config, few, { overDamaged: true, now: nextSecond() });
});
/** The fault has happened, and the program starts on the result. */
afterEach(async () => {
  line?.close();
  const { close } = await openContext(config, () => {});
  await close();
  expect(wasDealt).toBe(true);
});

async function work(admin: Client, name: string): Promise<void> {
  await admin.call('createSurvey', { body: { ...sunita, volunteer_id: admin.id } });
  const photo = await picture('png', { width: 20, height: 20 });
  await upload(trust, admin, photo, { name: `${name}.png` });
}

// A restore names its own backup by the second.
let second = 0;
function nextSecond(): Date {
  second += 1;
  return new Date(2026, 10, 21, 0, 0, second);
}

const everything = () => digestOfPostgres((query) => queryPostgres(cluster.url, query));

/** The archive that the database equals, row by row, with every image it names. */
async function inPlace(): Promise<string> {
  const now = nextSecond();
  const path = join(trust.dataDir, `look-${now.getTime()}.tar.zst`);
  const { tables, missing } = await createBackup(config, path, now);
  expect(missing).toEqual([]);
  const rows = tables.surveys?.rows;
  if (rows === 1) return 'few';
  // Numbers continue above those of the database before.
  const rest = (of: Manifest['tables']) =>
    Object.entries(of)
      .filter(([table]) => !OWN.includes(table))
      .map(([table, { rows, digest }]) => ({ table, rows, digest }));
  expect(rest(tables)).toEqual(rest(ofMany.tables));
  return 'many';
}

/** Applies the fault once, at the first message that matches. */
function when(sent: RegExp, fault: () => Fault | Promise<Fault>) {
  return (bytes: string): Fault | Promise<Fault> => {
    if (wasDealt || !sent.test(bytes)) return 'passes';
    wasDealt = true;
    return fault();
  };
}

test.each([
  ['among its rows', AMONG_ROWS, 'is lost', 'few'],
  ['during its commit', COMMIT, 'is lost', 'few'],
  ['after its commit', COMMIT, 'loses its answer', 'many'],
] as const)('killed %s: the restore is all or nothing', async (_, sent, fate, left) => {
  let kill = () => {};
  line = await startFaultyProxy(
    cluster.url,
    when(sent, () => {
      kill();
      return fate;
    }),
  );
  const variables = { DATA_DIR: trust.dataDir, DATABASE_URL: line.url };
  const before = await everything();
  const { child, ended } = startCommand('restore', { variables, args: [many, '--over-damaged'] });
  kill = () => child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  await nobodyIsLeft();
  expect(await inPlace()).toBe(left);
  if (left === 'few') expect(await everything()).toBe(before);
});

test('a connection lost among the rows: the data is unchanged, and the message says so', async () => {
  line = await startFaultyProxy(
    cluster.url,
    when(AMONG_ROWS, () => 'is lost'),
  );
  const before = await everything();
  const through = { ...config, databaseUrl: line.url };
  const restoring = restoreBackup(through, many, { overDamaged: true, now: nextSecond() });
  await expect(restoring).rejects.toThrow(/could not be restored, and the data is as it was: /);
  expect(await everything()).toBe(before);
});

test.each([
  ['its connection is ended during its commit', endOthers, 'few'],
  ['its connection is cut after its commit', (): Fault => 'loses its answer', 'many'],
  ['its connection hangs during its commit', (): Fault => 'stalls', 'few'],
  ['its connection hangs after its commit', (): Fault => 'is never answered', 'many'],
] as const)(
  '%s: the message says that the outcome is unknown, and how to check it',
  async (_, fault, left) => {
    line = await startFaultyProxy(cluster.url, when(COMMIT, fault));
    const before = await everything();
    await expectUnknown(line, left);
    if (left === 'few') expect(await everything()).toBe(before);
  },
);

/** Restores only the rows, with shorter timeouts. */
async function putThrough({ url }: FaultyProxy, now: Date): Promise<void> {
  const held = await lockPostgres(url, COMMIT_TIMEOUT_MS);
  const anew = { path: many, manifest: ofMany, conversion: UNCHANGED, now };
  await restoreRows(held, anew, 'Do this next.').finally(held.release);
}

async function expectUnknown(over: FaultyProxy, left: 'few' | 'many'): Promise<void> {
  const now = nextSecond();
  const failed = await putThrough(over, now).catch((error) => error);
  expect(failed).toBeInstanceOf(UnknownOutcomeError);
  expect(failed.message).toMatch(
    /not known whether the data was replaced\. .* the old data or the new data, completely\.[\s\S]*\n\nDo this next\.$/,
  );
  await nobodyIsOn(over);
  await nobodyIsLeft();
  const [look = ''] = /select count.*/.exec(failed.message) ?? [];
  expect(look).toContain(now.toISOString());
  expect(await queryPostgres(cluster.url, look)).toEqual([{ count: left === 'many' ? '1' : '0' }]);
  expect(await inPlace()).toBe(left);
}

/** No connection keeps the command from exiting. */
async function nobodyIsOn({ connectionCount }: FaultyProxy): Promise<void> {
  await vi.waitFor(async () => expect(await connectionCount()).toBe(0), SOON);
}

/** A commit whose answer was lost may still be at work, and a connection blocks the next restore. */
async function nobodyIsLeft(): Promise<void> {
  const others = `select pid ${OTHERS}`;
  await vi.waitFor(async () => expect(await queryPostgres(cluster.url, others)).toEqual([]), SOON);
}

async function endOthers(): Promise<Fault> {
  await queryPostgres(cluster.url, `select pg_terminate_backend(pid, 5000) ${OTHERS}`);
  return 'passes';
}
