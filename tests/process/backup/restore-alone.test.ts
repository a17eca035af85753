// During a restore or a move no other program or command starts: its writes would be lost.
import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { lockDatabase } from '#server/db/lock-database.ts';
import { createFirstAdmin } from '#server/startup/first-admin.ts';
import { openContext } from '#server/startup/open-context.ts';
import { queryPostgres } from '../../support/app/query-database.ts';
import {
  type BackupEnvironment,
  DATABASES,
  openBackupEnvironment,
} from '../../support/database/backup-environment.ts';
import { startCommand } from '../../support/program/command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let environment: BackupEnvironment;
afterEach(() => environment.close());

test.each(DATABASES)(
  'on %s: during a restore the database can be read, and no program, command or other restore starts',
  async (database) => {
    environment = openBackupEnvironment(database);
    const config = readConfig(environment.variables);
    const first = await openContext(config, () => {});
    await createFirstAdmin(first.ctx);
    await expect(lockDatabase(config)).rejects.toThrow(/running on/);
    await first.close();
    const file = join(environment.dataDir, 'a.tar.zst');
    await createBackup(config, file, new Date());

    const held = await lockDatabase(config);
    const restoring = restoreBackup(config, file, { overDamaged: false, now: new Date() });
    await expect(restoring).rejects.toThrow(/running on|somebody else is at work/i);
    const read = await createBackup(config, join(environment.dataDir, 'b.tar.zst'), new Date());
    expect(read.tables.volunteers?.rows).toBe(1);
    let isOver = false;
    const args = ['meera@trust.example', 'Meera'];
    const { child, ended } = startCommand('add-admin', { variables: environment.variables, args });
    const adding = ended.finally(() => {
      isOver = true;
    });
    await isWaiting(environment, child.pid);
    expect(await environment.query('select email from volunteers')).toHaveLength(1);
    expect(isOver).toBe(false);
    await held.release();
    expect((await adding).code).toBe(0);
  },
);

/** SQLite does not report waiting connections: the command has opened the database, and has had time to write. */
async function isWaiting({ url, dataDir }: BackupEnvironment, pid = 0): Promise<void> {
  if (!url) {
    const database = realpathSync(join(dataDir, 'adhyay.sqlite'));
    if (existsSync('/proc/self/fd'))
      await vi.waitUntil(() => openFiles(pid).includes(database), 20_000);
    return setTimeout(1000);
  }
  const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect(await queryPostgres(url, waiting)).toHaveLength(1), 20_000);
}

function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      // Closed since.
      return [];
    }
  });
}

test('the data that a restore replaced is deleted, and so is a failed restore', async () => {
  environment = openBackupEnvironment('SQLite');
  const config = readConfig(environment.variables);
  const first = await openContext(config, () => {});
  await first.close();
  const file = join(environment.dataDir, 'a.tar.zst');
  await createBackup(config, file, new Date());
  const leftOver = () =>
    readdirSync(environment.dataDir).filter((name) => /^(restoring|damaged)-/.test(name));
  const held = await lockDatabase(config);
  const failing = held.replace(async () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow(/disk is full/);
  expect(leftOver()).toEqual([]);
  await held.release();
  await restoreBackup(config, file, { overDamaged: false, now: new Date() });
  const again = await openContext(config, () => {});
  await again.close();
  expect(leftOver()).toEqual([]);
});
