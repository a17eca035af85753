// A restore into a PostgreSQL that others use as well: their tables, locks and limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { Config } from '#server/config.ts';
import { openContext } from '#server/startup/open-context.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let file: string;
let trust: TestApp;
let cluster: ReturnType<typeof startCluster>;
let url: string;
let config: Config;
let others: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adhyay-beside-'));
  file = join(folder, 'the-trust.tar.zst');
  trust = await openTestApp();
  await createBackup(trust.ctx.config, file, new Date());
  cluster = startCluster();
});
afterAll(async () => {
  await trust.close();
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A database whose name and role need quotes, with another application in it. */
beforeEach(async () => {
  const server = new Client({ connectionString: cluster.url });
  await server.connect();
  await server.query('drop database if exists "the trust’s ""office"""');
  await server.query('drop role if exists "the-office"');
  await server.query('create role "the-office" login');
  await server.query('create database "the trust’s ""office""" owner "the-office"');
  await server.end();
  const address = new URL(cluster.url);
  address.username = 'the-office';
  address.pathname = `/${encodeURIComponent('the trust’s "office"')}`;
  url = address.href;
  config = { ...trust.ctx.config, databaseUrl: url };
  others = new Client({ connectionString: url });
  others.on('error', () => {});
  await others.connect();
});
afterEach(() => others.end());

// A restore names its own backup by the second.
let second = 0;
const restore = (to = config) => {
  second += 1;
  return restoreBackup(to, file, { overDamaged: false, now: new Date(2026, 10, 21, 0, 0, second) });
};
const admins = async () => (await others.query('select name from volunteers')).rows;

test('another application’s tables with our names are kept, and the restore is refused', async () => {
  await others.query("create table images (theirs text); insert into images values ('kept')");
  await expect(restore()).rejects.toThrow(/the data is as it was: relation "images" already/);
  expect((await others.query('select * from images')).rows).toEqual([{ theirs: 'kept' }]);
  await expect(admins()).rejects.toThrow(/does not exist/);
});

test('in a schema of its own, tables of the same name in other schemas are not touched', async () => {
  await others.query('create schema trust');
  await others.query('create table public.rate_limit_counters (theirs text)');
  await others.query('create function public.append_only() returns void language sql as $$ $$');
  await others.query('alter role "the-office" set search_path = trust, public');
  await restore();
  await restore();
  await others.query('select theirs from public.rate_limit_counters, public.append_only()');
  expect((await others.query('select name from trust.volunteers')).rows).toHaveLength(1);
});

test('the role’s timeouts, which are meant for requests, end neither a backup nor a restore', async () => {
  await restore();
  await others.query('alter role "the-office" set statement_timeout = \'300ms\'');
  await others.query('alter role "the-office" set idle_in_transaction_session_timeout = \'300ms\'');
  await others.query('begin; lock table surveys in access exclusive mode');
  setTimeout(() => others.query('commit'), 1500);
  await restore();
  expect(await admins()).toHaveLength(1);
});

test('a lock held for long ends the restore, and the data stays unchanged', async () => {
  await restore();
  await others.query('begin; lock table surveys in access share mode');
  await expect(restore()).rejects.toThrow(/somebody else is at work on the database/i);
  await others.query('commit');
  expect(await admins()).toHaveLength(1);
});

test('a lock on another application’s table does not block', async () => {
  await others.query('create table theirs (id integer)');
  await others.query('begin; lock table theirs');
  await restore();
  await others.query('commit');
  expect(await admins()).toHaveLength(1);
});

test('a running program is detected by any form of its address', async () => {
  const named = { ...config, databaseUrl: `${url}&application_name=desk` };
  await restore(named);
  const { close } = await openContext(named, () => {});
  await expect(restore(named)).rejects.toThrow(/running on this database/);
  await close();
});
