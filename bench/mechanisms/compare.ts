// Both sides of a comparison run at once and are loaded in turn, so that other work of the machine affects both.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ownCpuOf } from '../cpu.ts';
import type { FilledTrusts } from '../data/filled-trusts.ts';
import { deskLoads } from '../desk/desk-loads.ts';
import { median } from '../load.ts';
import { startProgram } from '../program.ts';
import type { Figure, Mechanism, Side } from './mechanism.ts';

export const ROUNDS = 5;
/** On a crowded machine a load may end before its first answer. */
const TRIES = 5;
const PORTS = { on: 4572, off: 4573 };

export interface Comparison {
  mechanism: Mechanism;
  figure: Figure;
  entries: number;
  on: Result;
  off: Result;
  /** How many times better the figure is with the mechanism. */
  gain: number;
}

interface Result {
  value: number;
  /** The program's processor time for each answer, in milliseconds. */
  cpu: number | undefined;
}

export async function compare(
  trusts: FilledTrusts,
  mechanism: Mechanism,
  entries: number,
): Promise<Comparison[]> {
  await using on = await openSide(trusts, mechanism, entries, 'on');
  await using off = await openSide(trusts, mechanism, entries, 'off');
  const compared: Comparison[] = [];
  for (const figure of mechanism.figures) {
    const results: Record<'on' | 'off', Result[]> = { on: [], off: [] };
    // The first round warms both up.
    for (let round = 0; round <= ROUNDS; round++) {
      const [first, second] = [await sample(figure, on), await sample(figure, off)];
      if (round === 0) continue;
      results.on.push(first);
      results.off.push(second);
    }
    const medians = { on: medianOf(results.on), off: medianOf(results.off) };
    const ratio = medians.on.value / medians.off.value;
    const gain = figure.better === 'more' ? ratio : 1 / ratio;
    compared.push({ mechanism, figure, entries, ...medians, gain });
  }
  return compared;
}

async function sample({ name, run }: Figure, side: Side): Promise<Result> {
  for (let tried = 0; tried < TRIES; tried++) {
    const before = ownCpuOf(side.running.pid());
    const { value, answers } = await run(side);
    const cpu = ownCpuOf(side.running.pid()) - before;
    if (value > 0) return { value, cpu: answers ? cpu / answers : undefined };
  }
  throw new Error(`${name}: nothing was answered`);
}

async function openSide(
  trusts: FilledTrusts,
  { without, on = 'SQLite', copied = false, schema = [] }: Mechanism,
  entries: number,
  side: 'on' | 'off',
): Promise<Side & AsyncDisposable> {
  const variables = await openTrust(trusts, on, entries, copied);
  if (side === 'off') change(variables, schema);
  const running = await startProgram(variables, PORTS[side], side === 'off' ? [without] : []);
  try {
    const loads = await deskLoads(running, entries);
    return { running, entries, loads, [Symbol.asyncDispose]: running.stop };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function openTrust(
  trusts: FilledTrusts,
  on: 'SQLite' | 'PostgreSQL',
  entries: number,
  copied: boolean,
): Promise<Record<string, string>> {
  if (on === 'PostgreSQL') return trusts.postgres(entries);
  return copied ? trusts.copyOfSqlite(entries) : trusts.sqlite(entries);
}

function change({ DATA_DIR = '' }: Record<string, string>, schema: readonly string[]): void {
  if (schema.length === 0) return;
  const database = new DatabaseSync(join(DATA_DIR, 'adhyay.sqlite'));
  for (const statement of schema) database.exec(statement);
  database.close();
}

function medianOf(results: readonly Result[]): Result {
  return {
    value: median(results.map(({ value }) => value)),
    cpu: median(results.flatMap(({ cpu }) => cpu ?? [])) || undefined,
  };
}
