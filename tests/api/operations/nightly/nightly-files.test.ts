// The nightly backup's files: which are kept, and what a failure leaves. The same on both databases.
import { mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastTimeOfDay } from '#server/backup/backup-times.ts';
import { backUpIfDue, nightlyBackupJob } from '#server/backup/nightly-backup-job.ts';
import type { AppContext } from '#server/context.ts';
import { meera } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { noisyPhoto, upload } from '../../../support/images/pictures.ts';

const NEVER = new AbortController().signal;
const DAY = 24;
const NIGHTLY = { BACKUP_AT: '02:30', BACKUP_KEEP: '2' };

let opened: TestApp;
let ctx: AppContext;
beforeEach(async () => {
  opened = await openTestApp(NIGHTLY);
  ctx = opened.ctx;
});
afterEach(() => opened.close());

const folder = () => join(opened.dataDir, 'backups');
const nightly = () =>
  readdirSync(folder())
    .filter((name) => name.startsWith('nightly-'))
    .sort();

test('the configured number of backups is kept, and manual ones are never deleted', async () => {
  mkdirSync(folder());
  const byHand = [
    'adhyay-2020-01-01T000000Z.tar.zst',
    'before-restore-2020-01-01T000000Z.tar.zst',
    'notes.txt',
  ];
  for (const name of byHand) writeFileSync(join(folder(), name), 'kept');
  for (let night = 0; night < 3; night += 1) {
    opened.setClock(night * DAY);
    expect(await backUpIfDue(ctx, NEVER)).toBeDefined();
  }
  expect(nightly()).toHaveLength(2);
  expect(readdirSync(folder())).toEqual(expect.arrayContaining(byHand));
});

test('no older backup is deleted while the file of a picture is missing', async () => {
  const admin = await meera(opened);
  const { status } = await upload(opened, admin, await noisyPhoto(30, 20), { name: 'red.jpg' });
  expect(status).toBe(201);
  const { original } = await ctx.db
    .selectFrom('images')
    .select('original')
    .where('name', '=', 'red.jpg')
    .executeTakeFirstOrThrow();
  for (let night = 0; night < 3; night += 1) {
    opened.setClock(night * DAY);
    if (night === 1) await ctx.blobs.remove(original);
    expect((await backUpIfDue(ctx, NEVER))?.missing).toBe(night === 0 ? 0 : 1);
  }
  expect(nightly()).toHaveLength(3);
});

test('no older backup is deleted while the key file is missing, as the new ones are not signed', async () => {
  const keys = join(opened.dataDir, 'keys');
  for (let night = 0; night < 3; night += 1) {
    opened.setClock(night * DAY);
    if (night === 1) renameSync(keys, `${keys}.away`);
    expect((await backUpIfDue(ctx, NEVER))?.isSigned).toBe(night === 0);
  }
  expect(nightly()).toHaveLength(3);
});

test('a clock that was years ahead for a night neither stops later backups nor deletes them', async () => {
  const YEAR = 365 * DAY;
  for (let night = 0; night < 2; night += 1) {
    opened.setClock(10 * YEAR + night * DAY);
    expect(await backUpIfDue(ctx, NEVER)).toBeDefined();
  }
  const made: (string | undefined)[] = [];
  for (let night = 0; night < 2; night += 1) {
    opened.setClock(night * DAY);
    made.push((await backUpIfDue(ctx, NEVER))?.path);
    expect(await backUpIfDue(ctx, NEVER)).toBeUndefined();
    expect(nightly()).toHaveLength(2);
  }
  expect(nightly().map((name) => join(folder(), name))).toEqual(made);
});

test('a failed backup leaves the others, and is retried an hour later', async () => {
  await backUpIfDue(ctx, NEVER);
  opened.setClock(DAY);
  const inTheWay = {
    ...ctx,
    config: { ...ctx.config, backup: { ...ctx.config.backup, dir: '/dev/null/nowhere' } },
  };
  await expect(backUpIfDue(inTheWay, NEVER)).rejects.toThrow(/No backup was made/);
  expect(await backUpIfDue(ctx, NEVER)).toBeUndefined();
  expect(nightly()).toHaveLength(1);
  opened.setClock(DAY + 1.1);
  expect(await backUpIfDue(ctx, NEVER)).toBeDefined();
});

test('half-written archives of killed backups do not take the room of the next one', async () => {
  mkdirSync(folder());
  const [cutOff, byHand, running] = [
    'nightly-2026-11-21T023000Z.tar.zst.4711.tmp',
    'adhyay-2026-11-20T100000Z.tar.zst.4712.tmp',
    'adhyay-2026-11-22T100000Z.tar.zst.4713.tmp',
  ];
  for (const name of [cutOff, byHand, running]) writeFileSync(join(folder(), name), 'half');
  utimesSync(join(folder(), byHand), new Date(0), new Date(0));
  const { dataDir, ...config } = ctx.config;
  const failing = { ...ctx, config: { ...config, dataDir: '/dev/null', databaseUrl: undefined } };
  await expect(backUpIfDue(failing, NEVER)).rejects.toThrow(/no database/);
  expect(readdirSync(folder())).toEqual([running]);
});

test('a backup folder that cannot be made is refused at once', async () => {
  const backup = { ...ctx.config.backup, dir: '/proc/nowhere/at/all' };
  const nowhere = { ...ctx, config: { ...ctx.config, backup } };
  await expect(backUpIfDue(nowhere, NEVER)).rejects.toThrow(/No backup was made/);
});

test('a program that stops abandons its backup, and leaves no file that looks complete', async () => {
  const stopping = new AbortController();
  const making = backUpIfDue(ctx, stopping.signal);
  setTimeout(() => stopping.abort(), 100);
  await expect(making).rejects.toThrow();
  mkdirSync(folder(), { recursive: true });
  expect(nightly().filter((name) => name.endsWith('.zst'))).toEqual([]);
});

test('no backup is made when backups are switched off', async () => {
  const none = await openTestApp({ BACKUP_KEEP: '0' });
  expect(nightlyBackupJob(none.ctx, none.app.log)).toBeUndefined();
  await none.close();
});

test('a backup is due once a day, at the hour of the machine’s clock', () => {
  const at = (day: number, hours: number, minutes: number) =>
    new Date(2026, 10, day, hours, minutes);
  expect(lastTimeOfDay(at(21, 2, 30), '02:30')).toEqual(at(21, 2, 30));
  expect(lastTimeOfDay(at(21, 2, 29), '02:30')).toEqual(at(20, 2, 30));
  expect(lastTimeOfDay(at(1, 0, 5), '23:59')).toEqual(new Date(2026, 9, 31, 23, 59));
});
