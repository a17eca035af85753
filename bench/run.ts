// npm run bench: measures the program on this machine, on both databases, and writes RESULTS.md.
// `npm run bench -- 10000` measures the desk at that size only.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build/if-stale.ts';
import { startCluster } from '../tests/support/postgres-cluster.ts';
import { type Beside, besideNginx } from './beside-nginx.ts';
import { measureDesk, refuseFailures } from './desk.ts';
import { fill } from './fill.ts';
import { measure } from './load.ts';
import { admin, npmStart, type Running } from './program.ts';
import { type AtSize, type Report, written } from './report.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CLIENTS = 8;
const SECONDS = 3;
const PORT = 4570;
const MIB = 2 ** 20;

const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const sizes = asked.length > 0 ? asked : SIZES;

buildIfStale();
const reports = [await measureOn('SQLite', onSqlite), await measureOn('PostgreSQL', onPostgres)];
const text = written(reports, await measurePages());
console.log(text);
writeFileSync(join(import.meta.dirname, 'RESULTS.md'), text);

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

async function measureOn(database: string, findPlace: () => Place): Promise<Report> {
  const place = findPlace();
  const first = await npmStart(place.variables, PORT);
  const memoryFresh = await restingMemory(first);
  await first.stop();
  const second = await npmStart(place.variables, PORT);
  const memorySecond = await restingMemory(second);
  const load = { clients: CLIENTS, seconds: SECONDS, url: second.address };
  const home = await measure({ ...load, clients: 64, headers: { 'accept-encoding': 'br' } });
  const signIn = await measure({
    ...load,
    url: `${second.address}/server/api/volunteers/login`,
    method: 'POST',
    body: () => admin,
  });
  await second.stop();
  place.leave();
  const measured: AtSize[] = [];
  for (const entries of sizes) measured.push(await measureAt(findPlace, entries));
  return {
    database,
    freshStart: first.startedIn,
    secondStart: second.startedIn,
    memoryFresh,
    memorySecond,
    home,
    signIn,
    sizes: measured,
  };
}

async function measureAt(findPlace: () => Place, entries: number): Promise<AtSize> {
  const { variables, leave } = findPlace();
  const first = await npmStart(variables, PORT);
  await first.stop();
  const begun = performance.now();
  await fill({ variables, entries });
  const filledIn = performance.now() - begun;
  const running = await npmStart(variables, PORT);
  const memoryIdle = await restingMemory(running);
  const figures = await measureDesk(running, entries);
  refuseFailures(figures);
  const memoryAfter = running.memory();
  await running.stop();
  const stored = variables.DATABASE_URL ? undefined : mebibytesOf(variables.DATA_DIR ?? '');
  leave();
  return { entries, filledIn, stored, memoryIdle, memoryAfter, figures };
}

async function measurePages(): Promise<Beside[] | undefined> {
  const { variables, leave } = onSqlite();
  const running = await npmStart(variables, PORT);
  const rows = await besideNginx(running.address);
  await running.stop();
  leave();
  return rows;
}

/** When what only the start needed has been given back. */
async function restingMemory(running: Running): Promise<number> {
  await setTimeout(3000);
  return running.memory();
}

function mebibytesOf(folder: string): number {
  return Math.round(statSync(join(folder, 'adhyay.sqlite')).size / MIB);
}
