// The quarterly drill: back up during work, lose everything but the keys, restore, and continue.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { sunita } from '../support/app/entries/entries.ts';
import {
  type BackupEnvironment,
  DATABASES,
  openStartedEnvironment,
} from '../support/database/backup-environment.ts';
import {
  expectNothingLost,
  newWriteLog,
  type WriteLog,
  writeUntilStopped,
} from '../support/database/write-log.ts';
import { picture, uploadTo } from '../support/images/pictures.ts';
import { runCommand } from '../support/program/command.ts';
import { addAsha, adminToken, request, startProgram } from '../support/program/program.ts';

// Each test starts the program and several commands.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const CLIENTS = 6;
const TABLES = [
  'volunteers',
  'surveys',
  'survey_versions',
  'survey_keys',
  'enquiries',
  'images',
  'image_trash',
];

let environment: BackupEnvironment;
afterEach(() => environment.close());

test.each(DATABASES)(
  'on %s a trust that was backed up under load is lost, restored, and in use again',
  async (database) => {
    environment = openStartedEnvironment(database);
    const { variables, dataDir, query } = environment;
    const program = await startProgram(variables);
    const token = await adminToken(program.address);
    const ashaId = await addAsha(program.address, token);
    await uploadPictures(program.address, token);
    const key = randomUUID();
    const made = await createWith(program.address, token, key);

    const before = newWriteLog();
    const log = newWriteLog();
    let isOver = false;
    const [address, owners] = [program.address, [1, ashaId] as const];
    const client = (name: string) => ({ address, token, name, owners });
    await Promise.all(
      [1, 2, 3].map((i) =>
        writeUntilStopped(client(`Early ${i}`), before, () => before.acknowledged.length > 60),
      ),
    );
    const working = Array.from({ length: CLIENTS }, (_, i) =>
      writeUntilStopped(client(`Entry ${i}`), log, () => isOver),
    );
    await setTimeout(300);
    const file = join(dataDir, 'backups', 'the-backup.tar.zst');
    const backup = await runCommand('backup', { variables, args: [file] });
    isOver = true;
    await Promise.all(working);
    expect(backup.code, backup.output).toBe(0);
    expect(odd(log)).toEqual([]);
    expectNoSecrets(file, dataDir, token);
    expect(await program.stop('SIGTERM')).toBe(0);

    await environment.destroyData();
    const restored = await runCommand('restore', { variables, args: [file] });
    expect(restored.code, restored.output).toBe(0);
    const atRestore = await tablesOf(query);
    const acknowledged = before.acknowledged.concat(
      log.acknowledged.filter(({ id, version }) => atRestore.has(`${id}/${version}`)),
    );
    expect(acknowledged.length).toBeGreaterThan(before.acknowledged.length);

    const again = await startProgram(variables);
    await expectNothingLost(query, { ...before, acknowledged, uncertain: allIds(log) });
    expect((await request(again.address, 'listSurveys', { token })).status).toBe(401);
    const admin = await adminToken(again.address);
    const repeated = await createWith(again.address, admin, key);
    expect([repeated.status, repeated.body]).toEqual([made.status, made.body]);
    const { body } = await request(again.address, 'readSurvey', {
      token: admin,
      id: made.body.data.id,
    });
    expect(body.data).toMatchObject(sunita);
    const found = await request(again.address, 'listSurveys', {
      token: admin,
      query: { search: 'kushwaha', limit: 1 },
    });
    expect(found.body.pagination.total_records).toBeGreaterThan(0);
    await expectPictures(again.address, admin);
    const [newest] = await query('select max(id) as highest from surveys');
    const next = await createWith(again.address, admin, randomUUID());
    expect(next.body.data.id).toBeGreaterThan(newest?.highest);
    expect(await again.stop('SIGTERM')).toBe(0);

    const second = join(dataDir, 'backups', 'second.tar.zst');
    expect((await runCommand('backup', { variables, args: [second] })).code).toBe(0);
    expect(
      (await query("select action from audit_log where action = 'restoreBackup'")).length,
    ).toBe(1);
  },
);

test.each(DATABASES)(
  'on %s the data that a restore replaces is kept, and can be restored itself',
  async (database) => {
    environment = openStartedEnvironment(database);
    const { variables, dataDir, query } = environment;
    const program = await startProgram(variables);
    const token = await adminToken(program.address);
    await createWith(program.address, token, randomUUID());
    const file = join(dataDir, 'first.tar.zst');
    await runCommand('backup', { variables, args: [file] });
    await createWith(program.address, token, randomUUID());
    const running = await runCommand('restore', { variables, args: [file] });
    expect(running.code).toBe(1);
    expect(running.output).toMatch(/running on .*: stop/);
    await program.stop('SIGTERM');
    const later = await rowsOf(query);

    expect((await runCommand('restore', { variables, args: [file] })).code).toBe(0);
    expect(await query('select id from surveys')).toHaveLength(1);
    const [kept = ''] = readdirSync(join(dataDir, 'backups'));
    expect(kept).toMatch(/^before-restore-/);
    const back = await runCommand('restore', {
      variables,
      args: [join(dataDir, 'backups', kept)],
    });
    expect(back.code, back.output).toBe(0);
    expect(await rowsOf(query)).toEqual(later);
  },
);

const odd = ({ statuses }: WriteLog) =>
  [...statuses.keys()].filter((status) => ![200, 201].includes(status));

const allIds = ({ acknowledged }: WriteLog) => new Set(acknowledged.map(({ id }) => id));

async function tablesOf(ask: BackupEnvironment['query']): Promise<Set<string>> {
  const versions = await ask('select survey_id, version from survey_versions');
  return new Set(versions.map(({ survey_id, version }) => `${survey_id}/${version}`));
}

async function rowsOf(ask: BackupEnvironment['query']): Promise<unknown> {
  const read = async (table: string) =>
    (await ask(`select * from ${table}`)).map((row) => JSON.stringify(row)).sort();
  return Promise.all(TABLES.map(read));
}

const createWith = (address: string, token: string, key: string) =>
  request(address, 'createSurvey', {
    token,
    headers: { 'idempotency-key': key },
    body: { ...sunita, volunteer_id: 1 },
  });

const WELL = 'the-well.jpg';

/** One current image, one replaced, one in the trash. */
async function uploadPictures(address: string, token: string): Promise<void> {
  const first = await picture('jpeg', { color: '#8a3324' });
  await uploadTo(address, token, first, { name: WELL });
  await uploadTo(address, token, await picture('jpeg', { color: '#1f3a5f' }), {
    replaceImage: WELL,
  });
  await uploadTo(address, token, first, { name: 'gone.jpg' });
  await request(address, 'deleteImage', { token, name: 'gone.jpg' });
}

async function expectPictures(address: string, token: string): Promise<void> {
  const { body } = await request(address, 'listImages', { token });
  expect(body.data.map(({ name }) => name)).toContain(WELL);
  expect((await fetch(`${address}/images/${WELL}`)).status).toBe(200);
  const trash = await request(address, 'listRemovedImages', { token });
  expect(trash.body.data).toHaveLength(2);
}

/** No key, session, password or readable identity number. */
function expectNoSecrets(file: string, dataDir: string, token: string): void {
  const content = zstdDecompressSync(readFileSync(file)).toString('latin1');
  expect(content).toContain('Sunita Devi Kushwaha');
  const keys = JSON.parse(readFileSync(join(dataDir, 'keys'), 'utf8'));
  const secret = [token, sunita.aadhar_no, 'token_hash', ...Object.values<string>(keys)];
  const hex = Object.values<string>(keys).map((key) => Buffer.from(key, 'base64').toString('hex'));
  for (const text of [...secret, ...hex]) expect(content).not.toContain(text);
}
