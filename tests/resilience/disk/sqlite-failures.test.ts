// Another process locks the SQLite database: writes are stored or refused in time, and reads go on.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { sunita } from '../../support/app/entries/entries.ts';
import { expectIntact } from '../../support/database/expect-intact.ts';
import {
  expectNothingLost,
  newWriteLog,
  type WriteLog,
  writeUntilStopped,
} from '../../support/database/write-log.ts';
import { addAsha, adminToken, type Program, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const WRITERS = 50;
/** More requests than the program accepts at once, on any machine. */
const CROWD = 400;
/** More than the program runs at once, but readable within half a second on a slow machine. */
const FEWER = 60;
/** More than the 5 s that a write waits. */
const LOCKED_MS = 7000;

let dataDir: string;
let log: WriteLog;
beforeEach(() => {
  dataDir = startedFolder();
  log = newWriteLog();
});

const databaseFile = () => join(dataDir, 'adhyay.sqlite');

interface Answer {
  status: number;
  retryAfter: number;
  code: string | undefined;
  ms: number;
}

async function timed(program: Program, token: string, path: string, body?: object) {
  const begun = performance.now();
  const response = await fetch(`${program.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = await response.json();
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, retryAfter, code, ms: performance.now() - begun };
}
const create = (program: Program, token: string): Promise<Answer> =>
  timed(program, token, '/server/api/surveys/create', { ...sunita, volunteer_id: 1 });
const list = (program: Program, token: string): Promise<Answer> =>
  timed(program, token, '/server/api/surveys?limit=10');

async function workers(program: Program, token: string, stopped: () => boolean): Promise<void> {
  const owners = [1, await addAsha(program.address, token)] as const;
  const { address } = program;
  await Promise.all(
    Array.from({ length: WRITERS }, (_, i) =>
      writeUntilStopped({ address, token, name: `Entry ${i}`, owners }, log, stopped),
    ),
  );
}

async function expectKept(): Promise<void> {
  const database = new DatabaseSync(databaseFile(), { timeout: 5000 });
  await expectNothingLost(async (sql) => database.prepare(sql).all(), log);
  expectIntact(database);
  database.close();
}

test('while another process locks the database for 7 s, reads go on and writes get an error', async () => {
  const program = await startProgram({ DATA_DIR: dataDir });
  const token = await adminToken(program.address);
  let isOver = false;
  const working = workers(program, token, () => isOver);
  await setTimeout(500);

  const other = new DatabaseSync(databaseFile(), { timeout: 5000 });
  other.exec('begin exclusive');
  const released = setTimeout(LOCKED_MS).then(() => {
    other.exec('rollback');
    other.close();
  });
  const reads: Answer[] = [];
  const writes: Promise<Answer>[] = [];
  for (let second = 0; second < 6; second++) {
    writes.push(create(program, token));
    reads.push(await list(program, token), await list(program, token));
    expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
    await setTimeout(1000);
  }
  expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(1000);
  const answers = await Promise.all(writes);
  await released;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter(({ retryAfter }) => !(retryAfter > 0))).toEqual([]);
  const codes = refused.map(({ code }) => code);
  expect(['storeUnavailable', 'overloaded']).toEqual(expect.arrayContaining(codes));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(7000);
  expect((await create(program, token)).status).toBe(201);

  isOver = true;
  await working;
  expect([...log.statuses.keys()].sort()).toEqual([200, 201, 503]);
  expect(await program.stop('SIGTERM')).toBe(0);
  await expectKept();
});

const ended = (program: Program) => list(program, 'a-token-that-has-ended');

test.each([
  ['that waits to write', CROWD, create],
  ['with expired sessions, each writing a counter,', FEWER, ended],
] as const)('a crowd %s does not block reads', async (_, size, asks) => {
  const program = await startProgram({ DATA_DIR: dataDir });
  const token = await adminToken(program.address);
  const other = new DatabaseSync(databaseFile(), { timeout: 5000 });
  other.exec('begin exclusive');
  const crowd = Array.from({ length: size }, () => asks(program, token));
  await setTimeout(500);
  for (let look = 0; look < 8; look++) {
    await setTimeout(200);
    const { status, code } = await list(program, token);
    expect([status, code]).toEqual([200, undefined]);
  }
  other.exec('rollback');
  other.close();
  const statuses = new Set((await Promise.all(crowd)).map(({ status }) => status));
  expect([...statuses].filter((status) => ![201, 401, 429, 503].includes(status))).toEqual([]);
  expect(await program.stop('SIGTERM')).toBe(0);
});
