// The program at each size, on both databases.
import { setTimeout } from 'node:timers/promises';
import { type FilledTrusts, openFilledTrusts } from '../data/filled-trusts.ts';
import { DATABASES, type Variables, withTrust } from '../data/trusts.ts';
import { measure } from '../load.ts';
import type { NginxComparison } from '../nginx.ts';
import { admin, npmStart, PORT, type Running, withProgram } from '../program.ts';
import { type AtSize, type Report, resultsReport } from '../reports/report.ts';
import { measureDesk } from './desk.ts';
import { bytesPerEntry } from './disk.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CLIENTS = 8;
const SECONDS = 3;

type Database = keyof typeof DATABASES;

/** @param show called after each size, so that an interrupted run keeps its results */
export async function measureSizes(
  sizes: readonly number[] = SIZES,
  comparison: NginxComparison[] | undefined,
  show: (report: string) => void,
): Promise<void> {
  const trusts = openFilledTrusts();
  const reports: Report[] = [];
  try {
    for (const database of Object.keys(DATABASES) as Database[]) {
      const report: Report = { database, ...(await withTrust(database, measureStarts)), sizes: [] };
      reports.push(report);
      for (const entries of sizes) {
        report.sizes.push(await measureAt(await filled(trusts, database, entries), entries));
        show(resultsReport(reports, comparison));
      }
    }
  } finally {
    trusts.remove();
  }
}

function filled(trusts: FilledTrusts, database: Database, entries: number): Promise<Variables> {
  return database === 'SQLite' ? trusts.copyOfSqlite(entries) : trusts.postgres(entries);
}

async function measureStarts(variables: Variables) {
  const fresh = await npmStart(variables, PORT);
  const freshStart = fresh.startedIn;
  const memoryFresh = await idleMemory(fresh);
  await fresh.stop();
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
  return { freshStart, memoryFresh, ...second };
}

async function measureAt(variables: Variables, entries: number): Promise<AtSize> {
  const bytes = await bytesPerEntry(variables, entries);
  return withProgram(variables, async (running) => {
    const memoryIdle = await idleMemory(running);
    const figures = await measureDesk(running, entries);
    return { entries, bytes, memoryIdle, memoryAfter: running.memory(), figures };
  });
}

/** Memory after the start's garbage has been collected. */
async function idleMemory(running: Running): Promise<number> {
  await setTimeout(3000);
  return running.memory();
}
