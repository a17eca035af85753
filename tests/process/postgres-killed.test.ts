// PostgreSQL dies under load: the program lives, says 503, and goes on when the database is back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { sunita } from '../support/entries.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { adminToken, request, startProgram } from '../support/program.ts';

const ROUNDS = 3;
const CLIENTS = 8;

test('a connection that is killed takes neither the program nor an acknowledged entry', async () => {
  const cluster = startCluster();
  onTestFinished(cluster.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-postgres-killed-'));
  const program = await startProgram({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
  onTestFinished(async () => {
    await program.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const token = await adminToken(program.address);
  const ledger: number[] = [];
  const statuses = new Set<number>();
  let stop = false;

  const writing = Array.from({ length: CLIENTS }, async () => {
    while (!stop) {
      const body = { ...sunita, volunteer_id: 1 };
      const reply = await request(program.address, '/surveys/create', { token, body });
      statuses.add(reply.status);
      if (reply.status === 201) ledger.push(reply.body.data.id);
      else await setTimeout(20);
    }
  });
  for (let round = 0; round < ROUNDS; round++) {
    await setTimeout(300);
    await killOneBackend(cluster.url);
    expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
    await untilReady(program.address);
  }
  await setTimeout(300);
  stop = true;
  await Promise.all(writing);

  expect(program.child.exitCode).toBeNull();
  const odd = [...statuses].filter((status) => status !== 201 && status !== 503);
  expect(odd, program.output()).toEqual([]);
  expect(ledger.length).toBeGreaterThan(ROUNDS);
  const client = await connected(cluster.url);
  const { rows } = await client.query('select id from surveys');
  await client.end();
  const stored = new Set(rows.map(({ id }) => id));
  expect(ledger.filter((id) => !stored.has(id))).toEqual([]);
});

/** As the kernel does when memory runs out; PostgreSQL then starts all of its processes again. */
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
