// npm run bench: measures the program on this machine, on both databases, and writes RESULTS.md.
// `npm run bench -- 10000` measures the desk at that size only, `npm run bench -- pictures` the pictures only,
// `npm run bench -- overload` what happens at five times what it carries, `npm run bench -- many` several
// programs on one database, and `npm run bench -- soak 60` an hour of ordinary work: the whole run leaves out both.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build/if-stale.ts';
import { startCluster } from '../tests/support/postgres-cluster.ts';
import { besideNginx } from './beside-nginx.ts';
import { measureDesk, refuseFailures } from './desk.ts';
import { fill } from './fill.ts';
import { measure } from './load.ts';
import { measureMany } from './many.ts';
import { manyWritten } from './many-report.ts';
import type { Beside } from './nginx.ts';
import { METRICS_TOKEN, measureOverload, type Overloaded } from './overload.ts';
import { overloadWritten } from './overload-report.ts';
import { measurePictures } from './pictures.ts';
import { picturesWritten } from './pictures-report.ts';
import { admin, npmStart, type Running } from './program.ts';
import { type AtSize, machineWords, type Report, written } from './report.ts';
import { ENTRIES as SOAK_ENTRIES, soak } from './soak.ts';
import { soakWritten } from './soak-report.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CLIENTS = 8;
const SECONDS = 3;
const PORT = 4570;
const OVERLOAD_ENTRIES = 10_000;
const SOAK_MINUTES = 60;
const MIB = 2 ** 20;

const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const sizes = asked.length > 0 ? asked : SIZES;

buildIfStale();
const reports: Report[] = [];
const parts = { overload: saveOverload, pictures: savePictures, many: saveMany, soak: saveSoak };
const part = Object.entries(parts).find(([name]) => process.argv.includes(name))?.[1];
if (part) await part();
if (!part && asked.length === 0) {
  await saveOverload();
  await savePictures();
}
const beside = part ? undefined : await measurePages();
if (!part) {
  await measureOn('SQLite', onSqlite);
  await measureOn('PostgreSQL', onPostgres);
  console.log(written(reports, beside));
}

async function savePictures(): Promise<void> {
  const figures = await inPlace(onSqlite, (variables) =>
    started(variables, (running) => measurePictures(running, variables.DATA_DIR ?? '')),
  );
  save('PICTURES.md', picturesWritten(machineWords(), figures));
}

function save(file: string, text: string): void {
  writeFileSync(join(import.meta.dirname, file), text);
  console.log(text);
}

async function saveOverload(): Promise<void> {
  const [load = 0] = loadavg();
  const measured: Overloaded[] = [];
  for (const [database, findPlace] of [
    ['SQLite', onSqlite],
    ['PostgreSQL', onPostgres],
  ] as const) {
    measured.push(
      ...(await inPlace(findPlace, async (variables) => {
        await started(variables, async () => {});
        await fill({ variables, entries: OVERLOAD_ENTRIES });
        return started({ ...variables, METRICS_TOKEN }, (running) =>
          measureOverload(running, database),
        );
      })),
    );
  }
  save('OVERLOAD.md', overloadWritten(machineWords(), load, measured));
}

async function saveMany(): Promise<void> {
  save('MANY.md', manyWritten(machineWords(), await measureMany()));
}

async function saveSoak(): Promise<void> {
  const [minutes = SOAK_MINUTES] = asked;
  const soaked = await Promise.all([
    inPlace(onSqlite, (variables) => soakIn('SQLite', variables, minutes, PORT)),
    inPlace(onPostgres, (variables) => soakIn('PostgreSQL', variables, minutes, PORT + 1)),
  ]);
  save('SOAK.md', soakWritten(machineWords(), soaked));
}

async function soakIn(
  database: string,
  variables: Place['variables'],
  minutes: number,
  port: number,
) {
  await started(variables, async () => {}, port);
  await fill({ variables, entries: SOAK_ENTRIES });
  const walFile = join(variables.DATA_DIR ?? '', 'adhyay.sqlite-wal');
  const soaked = await started(variables, (running) => soak(running, minutes, walFile), port);
  return { database, ...soaked };
}

/** After every size: a run that is cut off leaves what it has measured. */
function saveReports(): void {
  // What was measured in part does not take the place of the whole.
  if (asked.length > 0) return;
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), written(reports, beside));
}

/** Where the entries of one run are: a new place each time. */
interface Place {
  variables: Record<string, string>;
  leave: () => void;
}

function onSqlite(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-bench-'));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  return { variables: { DATA_DIR: folder }, leave };
}

function onPostgres(): Place {
  const folder = onSqlite();
  const cluster = startCluster('on');
  const leave = () => {
    cluster.stop();
    folder.leave();
  };
  return { variables: { ...folder.variables, DATABASE_URL: cluster.url }, leave };
}

async function measureOn(database: string, findPlace: () => Place): Promise<void> {
  const starts = await inPlace(findPlace, measureStarts);
  const report: Report = { database, ...starts, sizes: [] };
  reports.push(report);
  for (const entries of sizes) {
    report.sizes.push(await inPlace(findPlace, (variables) => measureAt(variables, entries)));
    saveReports();
  }
}

async function inPlace<Result>(
  findPlace: () => Place,
  run: (variables: Place['variables']) => Promise<Result>,
): Promise<Result> {
  const { variables, leave } = findPlace();
  try {
    return await run(variables);
  } finally {
    leave();
  }
}

async function started<Result>(
  variables: Place['variables'],
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

async function measureStarts(variables: Place['variables']) {
  const fresh = await started(variables, async (running) => ({
    freshStart: running.startedIn,
    memoryFresh: await restingMemory(running),
  }));
  const second = await started(variables, async (running) => ({
    secondStart: running.startedIn,
    memorySecond: await restingMemory(running),
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

async function measureAt(variables: Place['variables'], entries: number): Promise<AtSize> {
  await started(variables, async () => {});
  const begun = performance.now();
  await fill({ variables, entries });
  const filledIn = performance.now() - begun;
  return started(variables, async (running) => {
    const memoryIdle = await restingMemory(running);
    const figures = await measureDesk(running, entries);
    refuseFailures(figures);
    const memoryAfter = running.memory();
    const stored = variables.DATABASE_URL ? undefined : mebibytesOf(variables.DATA_DIR ?? '');
    return { entries, filledIn, stored, memoryIdle, memoryAfter, figures };
  });
}

async function measurePages(): Promise<Beside[] | undefined> {
  return inPlace(onSqlite, (variables) =>
    started(variables, ({ address }) => besideNginx(address)),
  );
}

/** When what only the start needed has been given back. */
async function restingMemory(running: Running): Promise<number> {
  await setTimeout(3000);
  return running.memory();
}

function mebibytesOf(folder: string): number {
  return Math.round(statSync(join(folder, 'adhyay.sqlite')).size / MIB);
}
