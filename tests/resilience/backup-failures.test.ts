// Backup and restore with a damaged database, a full disk, or a kill.
import {
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sunita } from '../support/app/entries/entries.ts';
import {
  type BackupEnvironment,
  openBackupEnvironment,
  openStartedEnvironment,
} from '../support/database/backup-environment.ts';
import { expectIntact } from '../support/database/expect-intact.ts';
import { killAt } from '../support/database/killed-at.ts';
import { runCommand, startCommand } from '../support/program/command.ts';
import { adminToken, request, startProgram } from '../support/program/program.ts';
import { fillDisk, mountSmallDisk, unmount } from '../support/program/small-disk.ts';

// Each test starts the program and several commands.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const ENTRIES = 40;

let environment: BackupEnvironment;
let file: string;
const run = (name: string, ...args: string[]) =>
  runCommand(name, { variables: environment.variables, args });
const sqlite = () => join(environment.dataDir, 'adhyay.sqlite');

/** A trust with some entries, its backup, and a later entry. Each test copies it. */
let first: string;
beforeAll(async () => {
  environment = openStartedEnvironment('SQLite');
  first = environment.dataDir;
  file = join(first, 'the-backup.tar.zst');
  const program = await startProgram(environment.variables);
  const token = await adminToken(program.address);
  const body = { ...sunita, volunteer_id: 1 };
  const create = () => request(program.address, 'createSurvey', { token, body });
  for (let i = 0; i < ENTRIES; i++) await create();
  expect((await run('backup', file)).code).toBe(0);
  await create();
  await program.stop('SIGTERM');
});
beforeEach(() => {
  environment = openBackupEnvironment('SQLite');
  cpSync(first, environment.dataDir, { recursive: true });
  file = join(environment.dataDir, 'the-backup.tar.zst');
});

test('a damaged database is not backed up, and is replaced by a restore only on request', async () => {
  const handle = openSync(sqlite(), 'r+');
  for (let page = 4; page < 60; page += 1)
    writeSync(handle, Buffer.alloc(512, 0xee), 0, 512, page * 4096 + 64);
  const backup = await run('backup', join(environment.dataDir, 'of-the-damaged.tar.zst'));
  expect([backup.code, backup.output]).toEqual([1, expect.stringContaining('damaged')]);
  expect(
    readdirSync(environment.dataDir).filter((name) => name.includes('of-the-damaged')),
  ).toEqual([]);

  const before = readFileSync(sqlite());
  const refused = await run('restore', file);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--over-damaged')]);
  expect(readFileSync(sqlite()).equals(before)).toBe(true);

  const restored = await run('restore', file, '--over-damaged');
  expect(restored.code, restored.output).toBe(0);
  expect(await environment.query('select id from surveys')).toHaveLength(ENTRIES);
  expect(
    readdirSync(environment.dataDir).filter((name) => /^damaged-.*\.sqlite$/.test(name)),
  ).toHaveLength(1);
});

test('a file that is not a database can be replaced, too', async () => {
  rmSync(sqlite());
  writeSync(
    openSync(sqlite(), 'w'),
    'not a database, but long enough to be taken for one '.repeat(100),
  );
  expect((await run('restore', file)).code).toBe(1);
  expect((await run('restore', file, '--over-damaged')).code).toBe(0);
  expect(await environment.query('select id from surveys')).toHaveLength(ENTRIES);
});

test.each([
  ['builds the new database', undefined, ENTRIES + 1],
  ['replaces the old database', 'before adhyay.sqlite', ENTRIES + 1],
  ['has replaced it', 'after adhyay.sqlite', ENTRIES],
])(
  'a restore killed when it %s leaves the old data or the new, complete',
  async (_, moment, left) => {
    const variables = { ...environment.variables, ...(moment && killAt(moment)) };
    const { child, ended } = startCommand('restore', { variables, args: [file] });
    if (!moment) {
      await vi.waitUntil(() => unfinished().length > 0, { timeout: 60_000, interval: 1 });
      child.kill('SIGKILL');
    }
    expect((await ended).code).toBe(null);
    const db = new DatabaseSync(sqlite());
    expect(db.prepare('select count(*) as entries from surveys').get()?.entries).toBe(left);
    expectIntact(db);
    db.close();

    const { code, output } = await run('restore', file);
    expect(code, output).toBe(0);
    expect(unfinished()).toEqual([]);
    expect(await environment.query('select id from surveys')).toHaveLength(ENTRIES);
  },
);

const unfinished = () =>
  readdirSync(environment.dataDir).filter((name) => name.startsWith('restoring-'));

test('without disk space neither leaves a file, and the data stays unchanged', async () => {
  const disk = mountSmallDisk();
  if (disk) onTestFinished(() => unmount(disk));
  const full = disk ?? '/dev/full';
  if (disk) fillDisk(disk, 20_000);
  const backup = await run('backup', join(full, 'no-room.tar.zst'));
  expect([backup.code, backup.output]).toEqual([
    1,
    expect.stringMatching(/^No backup was made: .*(no space left|not a directory)/i),
  ]);
  if (disk) expect(readdirSync(disk)).toEqual(['ballast']);
  expect(existsSync(sqlite())).toBe(true);
});
