// The nightly backup: once a night, whatever the database. Its files are in nightly-files.test.ts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArchive } from '#server/backup/archive/open-archive.ts';
import { findLastBackupAt } from '#server/backup/backup-times.ts';
import { backUpIfDue } from '#server/backup/nightly-backup-job.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import type { AppContext } from '#server/context.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

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
const nightly = () => readdirSync(folder()).filter((name) => name.startsWith('nightly-'));

test('one complete backup is made each night', async () => {
  const made = await backUpIfDue(ctx, NEVER);
  expect((await verifyBackup(await openArchive(made?.path ?? ''))).tables.volunteers?.rows).toBe(1);
  expect(await backUpIfDue(ctx, NEVER)).toBeUndefined();
  const at = (await findLastBackupAt(ctx))?.getTime() ?? 0;
  expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  opened.setClock(DAY);
  expect((await backUpIfDue(ctx, NEVER))?.path).toMatch(/nightly-/);
  expect(nightly()).toHaveLength(2);
});

test('one of two programs on one database makes the backup', async () => {
  const second = await openTestApp(NIGHTLY, { sharedWith: opened });
  const made = await Promise.all([
    backUpIfDue(ctx, NEVER),
    backUpIfDue(second.ctx, NEVER),
    backUpIfDue(ctx, NEVER),
    backUpIfDue(second.ctx, NEVER),
  ]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(nightly()).toHaveLength(1);
  opened.setClock(DAY);
  second.setClock(DAY);
  expect((await backUpIfDue(second.ctx, NEVER))?.path).toMatch(/nightly-/);
  expect(await backUpIfDue(ctx, NEVER)).toBeUndefined();
  await second.close();
});
