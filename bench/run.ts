// npm run bench: measures the program on this machine, on both databases, and writes RESULTS.md.
// npm run bench -- 10000: only the desk, at that size. `pictures`, `overload`, `field`, `website`: only these.
// Not part of the whole run: `mechanisms` (each off beside on), `targets` (beside a bare Fastify), `many`
// (several programs on one database), `soak 60` (an hour of ordinary work).
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build/if-stale.ts';
import { startCluster } from '../tests/support/database/postgres-cluster.ts';
import { fill } from './data/fill.ts';
import { measureDesk, refuseFailures } from './desk/desk.ts';
import { measure } from './load.ts';
import { measureMechanisms } from './mechanisms/measure.ts';
import { measureMany } from './multi-instance.ts';
import type { NginxComparison } from './nginx.ts';
import { compareWithNginx } from './nginx-comparison.ts';
import { METRICS_TOKEN, measureOverload, type OverloadResult } from './overload.ts';
import { measurePictures } from './pictures.ts';
import { admin, npmStart, type Running, startProgram } from './program.ts';
import { manyReport } from './reports/multi-instance-report.ts';
import { overloadReport } from './reports/overload-report.ts';
import { picturesReport } from './reports/pictures-report.ts';
import { type AtSize, describeMachine, type Report, resultsReport } from './reports/report.ts';
import { fieldReport } from './reports/slow-phone-report.ts';
import { soakReport } from './reports/soak-report.ts';
import { measureField } from './slow-phone.ts';
import { ENTRIES as SOAK_ENTRIES, soak } from './soak.ts';
import { measureTargets } from './targets/measure.ts';
import { measurePublishing, measureWebsite, websiteReport } from './website.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CLIENTS = 8;
const SECONDS = 3;
const PORT = 4570;
const OVERLOAD_ENTRIES = 10_000;
const SOAK_MINUTES = 60;
const MIB = 2 ** 20;

const numbers = process.argv.slice(2).map(Number).filter(Number.isInteger);
const sizes = numbers.length > 0 ? numbers : SIZES;

buildIfStale();
const reports: Report[] = [];
const parts = {
  overload: saveOverload,
  pictures: savePictures,
  field: saveField,
  many: saveMany,
  mechanisms: () => saveWhileMeasured('mechanisms', measureMechanisms),
  targets: () => saveWhileMeasured('targets', measureTargets),
  soak: saveSoak,
  website: saveWebsite,
};
const part = Object.entries(parts).find(([name]) => process.argv.includes(name))?.[1];
if (part) await part();
if (!part && numbers.length === 0) {
  await saveOverload();
  await savePictures();
}
const comparison = part ? undefined : await measurePages();
if (!part) {
  await measureOn('SQLite', onSqlite);
  await measureOn('PostgreSQL', onPostgres);
  console.log(resultsReport(reports, comparison));
}

async function savePictures(): Promise<void> {
  const figures = await withStore(onSqlite, (variables) =>
    withProgram(variables, (running) => measurePictures(running, variables.DATA_DIR ?? '')),
  );
  save('PICTURES.md', picturesReport(describeMachine(), figures));
}

async function saveField(): Promise<void> {
  const figures = await withStore(onSqlite, (variables) => withProgram(variables, measureField));
  save('FIELD.md', fieldReport(describeMachine(), figures));
}

function save(file: string, text: string): void {
  writeFileSync(join(import.meta.dirname, 'results', file), text);
  console.log(text);
}

async function saveOverload(): Promise<void> {
  const [load = 0] = loadavg();
  const measured: OverloadResult[] = [];
  for (const [database, openStore] of [
    ['SQLite', onSqlite],
    ['PostgreSQL', onPostgres],
  ] as const) {
    measured.push(
      ...(await withStore(openStore, async (variables) => {
        await withProgram(variables, async () => {});
        await fill({ variables, entries: OVERLOAD_ENTRIES });
        return withProgram({ ...variables, METRICS_TOKEN }, (running) =>
          measureOverload(running, database),
        );
      })),
    );
  }
  save('OVERLOAD.md', overloadReport(describeMachine(), load, measured));
}

/** A part of the table, chosen by further words, does not overwrite the whole. */
async function saveWhileMeasured(name: string, run: typeof measureTargets): Promise<void> {
  const words = process.argv.slice(process.argv.indexOf(name) + 1);
  const file = join(import.meta.dirname, 'results', `${name.toUpperCase()}.md`);
  await run(words, words.length > 0 ? console.log : (text) => writeFileSync(file, text));
}

async function saveMany(): Promise<void> {
  save('MANY.md', manyReport(describeMachine(), await measureMany()));
}

async function saveWebsite(): Promise<void> {
  const figures = await withStore(onSqlite, (variables) => withProgram(variables, measureWebsite));
  const without = await withStore(onSqlite, async (variables) => {
    const running = await startProgram(variables, PORT, ['page-reads']);
    return measurePublishing(running).finally(running.stop);
  });
  save('WEBSITE.md', websiteReport(describeMachine(), figures, without));
}

async function saveSoak(): Promise<void> {
  const [minutes = SOAK_MINUTES] = numbers;
  const soaked = await Promise.all([
    withStore(onSqlite, (variables) => soakIn('SQLite', variables, minutes, PORT)),
    withStore(onPostgres, (variables) => soakIn('PostgreSQL', variables, minutes, PORT + 1)),
  ]);
  save('SOAK.md', soakReport(describeMachine(), soaked));
}

async function soakIn(
  database: string,
  variables: BenchStore['variables'],
  minutes: number,
  port: number,
) {
  await withProgram(variables, async () => {}, port);
  await fill({ variables, entries: SOAK_ENTRIES });
  const walFile = join(variables.DATA_DIR ?? '', 'adhyay.sqlite-wal');
  const soaked = await withProgram(variables, (running) => soak(running, minutes, walFile), port);
  return { database, ...soaked };
}

/** Saved after every size, so that an interrupted run keeps its results. */
function saveReports(): void {
  // A partial run does not overwrite the whole report.
  if (numbers.length > 0) return;
  writeFileSync(
    join(import.meta.dirname, 'results', 'RESULTS.md'),
    resultsReport(reports, comparison),
  );
}

interface BenchStore {
  variables: Record<string, string>;
  remove: () => void;
}

function onSqlite(): BenchStore {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { variables: { DATA_DIR: folder }, remove };
}

function onPostgres(): BenchStore {
  const folder = onSqlite();
  const cluster = startCluster('on');
  const remove = () => {
    cluster.stop();
    folder.remove();
  };
  return { variables: { ...folder.variables, DATABASE_URL: cluster.url }, remove };
}

async function measureOn(database: string, openStore: () => BenchStore): Promise<void> {
  const starts = await withStore(openStore, measureStarts);
  const report: Report = { database, ...starts, sizes: [] };
  reports.push(report);
  for (const entries of sizes) {
    report.sizes.push(await withStore(openStore, (variables) => measureAt(variables, entries)));
    saveReports();
  }
}

async function withStore<Result>(
  openStore: () => BenchStore,
  run: (variables: BenchStore['variables']) => Promise<Result>,
): Promise<Result> {
  const { variables, remove } = openStore();
  try {
    return await run(variables);
  } finally {
    remove();
  }
}

async function withProgram<Result>(
  variables: BenchStore['variables'],
  run: (running: Running) => Promise<Result>,
  port = PORT,
): Promise<Result> {
  const running = await npmStart(variables, port);
  try {
    return await run(running);
  } finally {
    await running.stop();
  }
}

async function measureStarts(variables: BenchStore['variables']) {
  const fresh = await withProgram(variables, async (running) => ({
    freshStart: running.startedIn,
    memoryFresh: await idleMemory(running),
  }));
  const second = await withProgram(variables, async (running) => ({
    secondStart: running.startedIn,
    memorySecond: await idleMemory(running),
    home: await measure({
      clients: 64,
      seconds: SECONDS,
      url: running.address,
      headers: { 'accept-encoding': 'br' },
    }),
    signIn: await measure({
      clients: CLIENTS,
      seconds: SECONDS,
      url: `${running.address}/server/api/volunteers/login`,
      method: 'POST',
      body: () => admin,
    }),
  }));
  return { ...fresh, ...second };
}

async function measureAt(variables: BenchStore['variables'], entries: number): Promise<AtSize> {
  await withProgram(variables, async () => {});
  const startedAt = performance.now();
  await fill({ variables, entries });
  const filledIn = performance.now() - startedAt;
  return withProgram(variables, async (running) => {
    const memoryIdle = await idleMemory(running);
    const figures = await measureDesk(running, entries);
    refuseFailures(figures);
    const memoryAfter = running.memory();
    const stored = variables.DATABASE_URL ? undefined : mebibytesOf(variables.DATA_DIR ?? '');
    return { entries, filledIn, stored, memoryIdle, memoryAfter, figures };
  });
}

async function measurePages(): Promise<NginxComparison[] | undefined> {
  return withStore(onSqlite, (variables) =>
    withProgram(variables, ({ address }) => compareWithNginx(address)),
  );
}

/** Memory after the start's garbage has been collected. */
async function idleMemory(running: Running): Promise<number> {
  await setTimeout(3000);
  return running.memory();
}

function mebibytesOf(folder: string): number {
  return Math.round(statSync(join(folder, 'adhyay.sqlite')).size / MIB);
}
