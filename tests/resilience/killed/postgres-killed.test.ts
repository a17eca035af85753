// PostgreSQL dies under load: the program answers 503 and continues when the database is back.
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { closeSmallBuckets } from '../../support/database/close-small-buckets.ts';
import type { Cluster } from '../../support/database/postgres-cluster.ts';
import {
  expectNothingLost,
  newWriteLog,
  type WriteLog,
  writeUntilStopped,
} from '../../support/database/write-log.ts';
import { addAsha, adminToken, type Program, startProgram } from '../../support/program/program.ts';
import {
  copyStartedBesidePostgres,
  startStartedCluster,
} from '../../support/program/started-trust.ts';

const ROUNDS = 3;
const CLIENTS = 8;
/** Changes in a round: enough entries for a count bucket. */
const CHANGES = 100;

let cluster: Cluster;
let dataDir: string;
beforeEach(() => {
  cluster = startStartedCluster();
  dataDir = temporaryFolder();
  copyStartedBesidePostgres(dataDir);
});
afterEach(() => {
  cluster.stop();
});

const start = () => startProgram({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });

async function beginWork({ address }: Program, log: WriteLog, round = 0) {
  const token = await adminToken(address);
  const owners = [1, await addAsha(address, token)] as const;
  let isOver = false;
  const working = Array.from({ length: CLIENTS }, (_, i) =>
    writeUntilStopped({ address, token, name: `Entry ${round}-${i}`, owners }, log, () => isOver),
  );
  return async () => {
    isOver = true;
    await Promise.all(working);
  };
}

async function untilWritten({ acknowledged }: WriteLog): Promise<void> {
  const enough = acknowledged.length + CHANGES;
  while (acknowledged.length < enough) await setTimeout(20);
}

async function expectKept(log: WriteLog): Promise<void> {
  const client = await connected(cluster.url);
  await expectNothingLost(async (sql) => (await client.query(sql)).rows, log);
  // Without closed count buckets the counts would be untested.
  expect((await client.query('select since from count_buckets')).rows.length).toBeGreaterThan(0);
  await client.end();
}

test.each([
  ['killed, and all others with it', killOneBackend],
  ['ended by its own administrator', endAllBackends],
] as const)(
  'a connection that is %s affects neither the program nor acknowledged writes',
  async (_, interrupt) => {
    const program = await start();
    const log = newWriteLog();
    const endWork = await beginWork(program, log);
    for (let round = 0; round < ROUNDS; round++) {
      await untilWritten(log);
      await closeSmallBuckets(dataDir, cluster.url);
      await interrupt(cluster.url);
      expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
      await untilReady(program.address);
    }
    await setTimeout(300);
    await endWork();

    expect(program.child.exitCode).toBeNull();
    const odd = [...log.statuses.keys()].filter((status) => ![200, 201, 503].includes(status));
    expect(odd, program.output()).toEqual([]);
    expect(log.acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(await program.stop('SIGTERM')).toBe(0);
    await expectKept(log);
  },
);

test('a lost connection is one line of the log, with its time', async () => {
  const program = await start();
  await adminToken(program.address);
  const ended = await endAllBackends(cluster.url);
  await untilReady(program.address);
  expect(await program.stop('SIGTERM')).toBe(0);
  const lines = program.output().match(/.*a database connection was lost.*/g) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(ended);
  expect(lines.filter((line) => !line.includes('"time":"20'))).toEqual([]);
});

test('no acknowledged write is lost when the program is killed under load', async () => {
  const log = newWriteLog();
  for (let round = 0; round < ROUNDS; round++) {
    const program = await start();
    const endWork = await beginWork(program, log, round);
    await untilWritten(log);
    await setTimeout(Math.random() * 500);
    await closeSmallBuckets(dataDir, cluster.url);
    await program.stop('SIGKILL');
    await endWork();
  }
  expect(log.acknowledged.length).toBeGreaterThan(100);
  await expectKept(log);
});

test('two programs that write and close blocks of the counts at once have the same counts', async () => {
  const log = newWriteLog();
  const other = temporaryFolder();
  copyStartedBesidePostgres(other);
  const first = await start();
  const second = await startProgram({ DATA_DIR: other, DATABASE_URL: cluster.url });
  const ends = [await beginWork(first, log, 1), await beginWork(second, log, 2)];
  for (let round = 0; round < 8; round++) {
    await setTimeout(200);
    await Promise.all([
      closeSmallBuckets(dataDir, cluster.url),
      closeSmallBuckets(other, cluster.url),
    ]);
  }
  await Promise.all(ends.map((end) => end()));
  expect([...log.statuses.keys()].sort(), first.output()).toEqual([200, 201]);
  expect(await first.stop('SIGTERM')).toBe(0);
  expect(await second.stop('SIGTERM')).toBe(0);
  await expectKept(log);
});

/** @returns how many */
async function endAllBackends(url: string): Promise<number> {
  const client = await connected(url);
  const { rows } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.length;
}

/** As the kernel does when memory runs out; PostgreSQL then restarts all of its processes. */
async function killOneBackend(url: string): Promise<void> {
  const client = await connected(url);
  const { rows } = await client.query(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  process.kill(rows[0].pid, 'SIGKILL');
  await client.end().catch(() => {});
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function untilReady(address: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if ((await fetch(`${address}/readyz`)).status === 200) return;
    await setTimeout(100);
  }
  throw new Error('It was never ready again.');
}
