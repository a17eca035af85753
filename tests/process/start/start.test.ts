import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { createFirstAdmin } from '#server/startup/first-admin.ts';
import { openContext } from '#server/startup/open-context.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { keyText, newKeys } from '#server/vault/keys.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { readKeyFile } from '../../support/database/key-file.ts';
import { adminToken, request, runProgram, startProgram } from '../../support/program/program.ts';
import { copyStarted, startedFolder } from '../../support/program/started-trust.ts';

let dataDir: string;
const file = (name: string) => join(dataDir, name);

beforeEach(() => {
  dataDir = temporaryFolder();
});

test('the first start makes keys for their owner only and prints how to sign in, and the second does neither', async () => {
  const generated = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const first = await startProgram({ DATA_DIR: dataDir, ...generated });
  const [, email] = /e-mail\s+(\S+)/.exec(first.output()) ?? [];
  const [, password] = /password\s+(\S+)/.exec(first.output()) ?? [];
  const { status } = await request(first.address, 'signIn', { body: { email, password } });
  expect(status).toBe(200);
  await first.stop('SIGTERM');
  const keys = readFileSync(file('keys'), 'utf8');
  expect(statSync(file('keys')).mode & 0o777).toBe(0o600);
  expect(statSync(file('adhyay.sqlite')).mode & 0o777).toBe(0o600);

  const second = await startProgram({ DATA_DIR: dataDir, ...generated });
  await second.stop('SIGTERM');
  expect(second.output()).toContain('Sign in at');
  expect(second.output()).not.toContain('password');
  expect(readFileSync(file('keys'), 'utf8')).toBe(keys);
});

test('a first start that cannot use HOST and PORT names them, and has told the password, which counts at the next start', async () => {
  const generated = { DATA_DIR: dataDir, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const { code, output } = await runProgram({ ...generated, HOST: '192.0.2.7' });
  expect([code, output]).toEqual([1, expect.stringContaining('HOST and PORT (192.0.2.7:')]);
  const [, email] = /e-mail\s+(\S+)/.exec(output) ?? [];
  const [, password] = /password\s+(\S+)/.exec(output) ?? [];
  const program = await startProgram(generated);
  const { status } = await request(program.address, 'signIn', { body: { email, password } });
  await program.stop('SIGTERM');
  expect(status).toBe(200);
});

test('SIGINT leaves a complete database in one file, and a line that tells a stop from a crash', async () => {
  copyStarted(dataDir);
  const program = await startProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  expect(await program.stop('SIGINT')).toBe(0);
  await expect.poll(program.output).toContain('"msg":"stopped"');
  expect(statSync(file('adhyay.sqlite')).size).toBeGreaterThan(0);
  expect(statSync(file('adhyay.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
});

/** As if SIGTERM came as soon as the program listens to it; a real one may come when the start has ended. */
const STOP_DURING_START = `data:text/javascript,${encodeURIComponent(`
  process.on('newListener', (event) => {
    if (event === 'SIGTERM') queueMicrotask(() => process.emit(event, event));
  });
`)}`;

test('a program that is stopped during its start ends without an error', async () => {
  copyStarted(dataDir);
  const variables = { DATA_DIR: dataDir, NODE_OPTIONS: `--import=${STOP_DURING_START}` };
  expect(await runProgram(variables)).toEqual({ code: 0, output: '' });
});

/** What the program prints instead of starting. */
async function refusal(variables: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runProgram({ DATA_DIR: dataDir, ...variables });
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim();
}

/** The same start in this process, up to the first admin: the program prints the message of an OperatorError. */
async function refusalInProcess(variables: Record<string, string> = {}): Promise<string> {
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const error = await open({ DATA_DIR: dataDir, ...admin, ...variables }).catch((reason) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  return error.message;
}

async function open(variables: Record<string, string>): Promise<void> {
  const { ctx, close } = await openContext(readConfig(variables), () => {});
  try {
    await createFirstAdmin(ctx);
  } finally {
    await close();
  }
}

test('with another key the program refuses to start, and changes nothing', async () => {
  copyStarted(dataDir);
  const before = everyRow(file('adhyay.sqlite'));
  const [own, other] = [readKeyFile(file('keys')), newKeys()];
  writeFileSync(file('keys'), keyText(other));
  expect(await refusal()).toBe(
    `The keys do not belong to this database, and nothing was changed: bring back those that were made with it, or the database that was made with them. Here are ${fingerprint(other)}, and it needs ${fingerprint(own)}.`,
  );
  expect(everyRow(file('adhyay.sqlite'))).toEqual(before);
});

/** Without SQLite's own tables: closing a database may renew the statistics of its indexes. */
function everyRow(path: string): unknown {
  using database = new DatabaseSync(path);
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  return tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
}

test('without its key the program refuses to start, and makes no new one', async () => {
  copyStarted(dataDir);
  rmSync(file('keys'));
  expect(await refusalInProcess()).toContain(`The key file ${file('keys')} is missing`);
  expect(statSync(file('keys'), { throwIfNoEntry: false })).toBeUndefined();
});

test('an invalid key file is refused', async () => {
  copyStarted(dataDir);
  writeFileSync(file('keys'), 'not a key ring');
  expect(await refusalInProcess()).toMatch(/does not hold a key ring.*import-keys/);
  expect(await refusalInProcess({ DATA_KEYS: 'mistyped' })).toMatch(
    /^DATA_KEYS does not hold a key ring.*put the text of the key file into it/,
  );
});

test('a database of a newer program is refused', async () => {
  copyStarted(dataDir);
  const database = new DatabaseSync(file('adhyay.sqlite'));
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
  database.close();
  expect(await refusalInProcess()).toContain('newer than this program (it has "9999-later")');
});

test('a file that is not a database is refused and left unchanged', async () => {
  writeFileSync(file('adhyay.sqlite'), 'These are the minutes of the last meeting. '.repeat(100));
  expect(await refusalInProcess()).toContain('adhyay.sqlite cannot be opened');
  expect(readFileSync(file('adhyay.sqlite'), 'utf8')).toContain('the last meeting');
});

test('a data folder that cannot be created is refused', async () => {
  writeFileSync(file('notes'), '');
  expect(await refusalInProcess({ DATA_DIR: file('notes/data') })).toContain('DATA_DIR');
});

test.runIf(existsSync('/proc'))(
  'a data folder under an unusable path is refused at once',
  async () => {
    const begun = performance.now();
    expect(await refusal({ DATA_DIR: '/proc/data/adhyay' })).toContain(
      'DATA_DIR (/proc/data/adhyay) cannot be written',
    );
    expect((performance.now() - begun) / 1000).toBeLessThan(15);
  },
);

test('a data folder that is not writable is refused', async () => {
  expect(await refusalInProcess({ DATA_DIR: unwritable() })).toMatch(/cannot be (written|opened)/);
});

test('a folder of pictures that is not writable is refused, by its error', async () => {
  mkdirSync(dataDir, { recursive: true });
  symlinkSync(unwritable(), file('images'));
  expect(await refusal({ DATA_DIR: dataDir })).toMatch(
    /pictures in DATA_DIR cannot be read or written: E[A-Z]+/,
  );
});

/** Permissions do not stop root, but nobody can create a file in /sys. */
function unwritable(): string {
  if (process.getuid?.() === 0) return '/sys';
  mkdirSync(file('locked'), { recursive: true });
  chmodSync(file('locked'), 0o500);
  return file('locked');
}

test('a port that is taken is refused by name', async () => {
  copyStarted(dataDir);
  const program = await startProgram({ DATA_DIR: dataDir });
  const other = startedFolder();
  const { port } = new URL(program.address);
  expect(await refusal({ DATA_DIR: other, PORT: port })).toContain('HOST and PORT');
  await program.stop('SIGTERM');
});

test('a database that cannot be reached is refused', async () => {
  const away = 'postgres://nobody@127.0.0.1:1/nowhere';
  expect(await refusalInProcess({ DATABASE_URL: away })).toContain('The database cannot be used');
});

test('with a wrong configuration the program refuses to start, and names every wrong variable', async () => {
  const wrong = { PORT: 'three', DATABASE_URL: 'mysql://host/name', ADMIN_EMAIL: 'meera' };
  expect(await refusal(wrong)).toMatch(
    /^The configuration is wrong: PORT .*; DATABASE_URL .*; ADMIN_EMAIL .*\.$/,
  );
});

test('an admin password that is too short is refused', async () => {
  expect(await refusalInProcess({ ADMIN_PASSWORD: 'short' })).toContain('ADMIN_PASSWORD');
});

test.each([
  ['Password123', 'many people use'],
  ['Meera@2026', 'names that belong to the account'],
])('with password checks on, a trust cannot begin with %s', async (password, reason) => {
  const asked = { PASSWORD_REFUSE_COMMON: 'on', ADMIN_PASSWORD: password };
  const said = await refusalInProcess(asked);
  expect(said).toMatch(/^ADMIN_PASSWORD cannot be taken\. .* Choose another: .*\.$/);
  expect(said).toContain(reason);
});

test('an admin’s password is the same after a restart', async () => {
  copyStarted(dataDir);
  const program = await startProgram({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'another one' });
  expect(await adminToken(program.address)).toMatch(/^adh_/);
  await program.stop('SIGTERM');
});
