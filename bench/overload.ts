// What it carries, and what becomes of five times as much: offered at a fixed rate by a process of its
// own, over so many connections that one which waits for its answer holds up none of the others.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { inventedPeople } from '#invented/people.ts';
import { type Fired, fireApart, percentile, type Shot } from '../tests/support/load-apart.ts';
import { signIn } from './desk.ts';
import { admin, type Running } from './program.ts';

const CLIENTS = 32;
const CARRIED_SECONDS = 3;
const OFFERED_SECONDS = 8;
const CONNECTIONS = 500;
const TIMES = 5;
const IN_A_ROW = 10;
const GIVEN_UP_MS = 30_000;

export interface Overloaded {
  what: string;
  /** A second: carried when each client waits for its answer; then offered, and of that accepted and shed. */
  carried: number;
  offered: number;
  accepted: number;
  shed: number;
  broken: number;
  times: readonly number[];
  health: readonly number[];
  /** MiB, the most that was seen. */
  memory: number;
  /** Milliseconds until ten calls in a row were answered. */
  recovered: number;
}

type Kind = Omit<Shot, 'connections' | 'seconds' | 'rate'>;

export async function measureOverload(running: Running, database: string): Promise<Overloaded[]> {
  const api = `${running.address}/server/api`;
  const { token, id } = await signIn(api);
  const headers = { authorization: `Bearer ${token}` };
  const person = { ...inventedPeople(7)(), volunteer_id: id };
  const kinds: Record<string, Kind> = {
    lists: { url: `${api}/surveys`, headers },
    creates: { url: `${api}/surveys/create`, method: 'POST', headers, body: person },
    'sign-ins': { url: `${api}/volunteers/login`, method: 'POST', body: admin },
  };
  const measured: Overloaded[] = [];
  for (const [what, kind] of Object.entries(kinds)) {
    measured.push({ what: `${what}, ${database}`, ...(await overload(running, kind)) });
  }
  return measured;
}

async function overload(running: Running, kind: Kind): Promise<Omit<Overloaded, 'what'>> {
  const alone = await fireApart({ ...kind, connections: CLIENTS, seconds: CARRIED_SECONDS });
  const carried = alone.answered.length / alone.seconds;
  const rate = Math.max(CONNECTIONS, Math.ceil(carried * TIMES));
  const load = fireApart({ ...kind, connections: CONNECTIONS, seconds: OFFERED_SECONDS, rate });
  const { health, memory } = await watch(running, load);
  const fired = await load;
  const recovered = await recovery(kind);
  const perSecond = (count: number) => Math.round(count / fired.seconds);
  return {
    carried: Math.round(carried),
    offered: perSecond(all(fired)),
    accepted: perSecond(fired.answered.length),
    shed: perSecond(fired.statuses[503] ?? 0),
    broken: fired.broken + all(fired) - fired.answered.length - (fired.statuses[503] ?? 0),
    times: fired.answered,
    health,
    memory,
    recovered,
  };
}

const all = ({ statuses }: Fired) => Object.values(statuses).reduce((sum, count) => sum + count, 0);

async function watch(running: Running, load: Promise<unknown>) {
  const health: number[] = [];
  let memory = 0;
  let isOver = false;
  void load.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await fetch(`${running.address}/healthz`).then((answer) => answer.text());
    health.push(performance.now() - begun);
    memory = Math.max(memory, running.memory());
    await setTimeout(100);
  }
  return { health, memory };
}

async function recovery({ url, method = 'GET', headers, body }: Kind): Promise<number> {
  const begun = performance.now();
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    const { ok } = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    inARow = ok ? inARow + 1 : 0;
    if (performance.now() - begun > GIVEN_UP_MS) return Infinity;
  }
  return performance.now() - begun;
}

export function overloadWritten(machine: string, measured: readonly Overloaded[]): string {
  const rows = measured.map((one) => {
    const ms = (times: readonly number[], share: number) => Math.round(percentile(times, share));
    const cells = [
      one.what,
      one.carried,
      one.offered,
      `${one.accepted} (${ms(one.times, 0.5)} / ${ms(one.times, 0.99)})`,
      one.shed,
      one.broken,
      `${ms(one.health, 0.5)} / ${ms(one.health, 0.99)} / ${ms(one.health, 1)}`,
      one.memory,
      (one.recovered / 1000).toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Overload

\`npm run bench -- overload\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. What the program carries with
${CLIENTS} clients that wait for each answer, then five times as much (at least one request a second and connection) for
${OFFERED_SECONDS} s over ${CONNECTIONS} connections, from another process on the same machine. A second; p50 / p99 of what was
accepted, p50 / p99 / most of \`/healthz\` asked every 100 ms, in milliseconds; memory in MiB.

Promised: accepted within 1000 at p99, \`/healthz\` within 250, memory below 512, itself again (ten calls in a row
answered) within 10 s. The promise is for a machine of the program's own; before this run ${loadavg()[0]?.toFixed(0)} processes wanted
its cores.

| | carried | offered | accepted | shed | neither | health | memory | again after, s |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
