// PostgreSQL hangs, as behind a pulled cable: requests that need it get 503; pages, health and metrics go on.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import type { Cluster } from '../../support/database/postgres-cluster.ts';
import { adminToken, startProgram } from '../../support/program/program.ts';
import {
  copyStartedBesidePostgres,
  startStartedCluster,
} from '../../support/program/started-trust.ts';

const CALLS = 400;
const METRICS_TOKEN = 'what-only-prometheus-knows-here-0001';
/** Prometheus' default timeout is ten seconds. */
const FIGURES_WITHIN_MS = 8000;
/** A request waits five seconds for a database connection. */
const PAGES_WITHIN_MS = 3000;
const POOL = 10;

test('while PostgreSQL hangs, pages and figures are answered, and calls are asked to retry', async () => {
  const dataDir = temporaryFolder();
  copyStartedBesidePostgres(dataDir);
  const cluster = startStartedCluster();
  onTestFinished(() => {
    signal(cluster, 'SIGCONT');
    cluster.stop();
  });
  const { address, child } = await startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    METRICS_TOKEN,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const headers = { authorization: `Bearer ${await adminToken(address)}` };
  const list = () => fetch(`${address}/server/api/surveys`, { headers });
  expect((await list()).status).toBe(200);

  signal(cluster, 'SIGSTOP');
  const scraped = performance.now();
  const figures = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await figures.text();
  expect(performance.now() - scraped).toBeLessThan(FIGURES_WITHIN_MS);
  expect(text).toContain('\nadhyay_ready 0\n');
  expect(text).not.toMatch(/^adhyay_pictures_waiting \d/m);
  expect(text).toMatch(/^adhyay_http_requests_running \d/m);

  const answers: [status: number, mayComeAgain: boolean][] = [];
  const calls = Array.from({ length: CALLS }, async () => {
    const answer = await list().catch(() => undefined);
    await answer?.body?.cancel();
    answers.push([answer?.status ?? 0, Number(answer?.headers.get('retry-after')) > 0]);
  });
  await setTimeout(500);
  const asked = performance.now();
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${address}/about`).then(({ status }) => status)),
  );
  expect(pages).toEqual(Array(20).fill(200));
  expect((await fetch(`${address}/nothing-here`)).status).toBe(404);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(PAGES_WITHIN_MS);

  // Requests that had a connection when PostgreSQL stopped wait for the query timeout instead.
  const enough = CALLS - POOL;
  await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(enough);
  expect(answers.filter(([status, mayComeAgain]) => status !== 503 || !mayComeAgain)).toEqual([]);

  signal(cluster, 'SIGCONT');
  await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200);
  await Promise.all(calls);
});

/** Signals the postmaster and its backends. */
function signal(cluster: Cluster, name: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = cluster.pid();
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children]) process.kill(pid, name);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
