// The calls that volunteers wait for, compared with their targets and with a bare Fastify that sends the same bytes.
import { loadavg } from 'node:os';
import { openFilledTrusts } from '../data/filled-trusts.ts';
import { deskLoads } from '../desk/desk-loads.ts';
import { type Load, type Measured, measure, median } from '../load.ts';
import { type Running, startProgram } from '../program.ts';
import { describeMachine } from '../reports/report.ts';
import { startBareFastify } from './bare-fastify.ts';
import { type TargetResult, targetsReport } from './report.ts';
import { TARGETS, type Target } from './targets.ts';

const ROUNDS = 5;
/** After less, V8 has not yet compiled what is used most, and some figures are a third lower. */
const WARM_UP_SECONDS = 10;
const PORT = 4574;

/** @param words databases, or sizes; none: everything @param save called after each target */
export async function measureTargets(
  words: readonly string[],
  save: (report: string) => void,
): Promise<void> {
  const [load = 0] = loadavg();
  const trusts = openFilledTrusts();
  const results: TargetResult[] = [];
  const chosen = TARGETS.filter(({ on, entries }) =>
    words.every((word) => word === on || word === String(entries)),
  );
  try {
    for (const target of chosen) {
      const open = target.on === 'SQLite' ? trusts.copyOfSqlite : trusts.postgres;
      results.push(await measureTarget(target, await open(target.entries)));
      save(targetsReport(describeMachine(), load, results));
    }
  } finally {
    trusts.remove();
  }
}

async function measureTarget(
  target: Target,
  variables: Record<string, string>,
): Promise<TargetResult> {
  const program = await startProgram(variables, PORT);
  try {
    return await besideBareFastify(target, program);
  } finally {
    await program.stop();
  }
}

async function besideBareFastify(target: Target, program: Running): Promise<TargetResult> {
  const load = target.load(await deskLoads(program, target.entries));
  const bare = await startBareFastify(await answerTo(load));
  const sameOnBare = { ...load, url: load.url.replace(program.address, bare.address) };
  try {
    const ours: Measured[] = [];
    const bares: number[] = [];
    await measure({ ...load, seconds: WARM_UP_SECONDS });
    for (let round = 0; round < ROUNDS; round++) {
      const measured = await measure(load);
      const { perSecond } = await measure({ ...sameOnBare, seconds: 1 });
      if (measured.failed > 0) throw new Error(`${target.name}: ${measured.failed} failed`);
      ours.push(measured);
      bares.push(perSecond);
    }
    const figure = (name: 'perSecond' | 'p50' | 'p99') => median(ours.map((one) => one[name]));
    const [perSecond, bareFastify] = [figure('perSecond'), median(bares)];
    return { target, perSecond, p50: figure('p50'), p99: figure('p99'), bareFastify };
  } finally {
    await bare.stop();
  }
}

async function answerTo({ url, method = 'GET', headers = {}, path, body }: Load): Promise<string> {
  const answer = await fetch(url + (path?.() ?? ''), {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body()) }),
  });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return answer.text();
}
