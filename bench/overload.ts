// Measures the program's capacity, then its behaviour at five times that rate. The load comes from another
// process, over so many connections that a slow response does not delay other requests.
import { setTimeout } from 'node:timers/promises';
import { samplePeople } from '#sample-data/people.ts';
import {
  generateLoad,
  type LoadOptions,
  type LoadResult,
} from '../tests/support/network/load-process.ts';
import { ownCpuOf } from './cpu.ts';
import { signIn } from './desk/sign-in.ts';
import { admin, type Running } from './program.ts';

export const CLIENTS = 32;
const CARRIED_SECONDS = 3;
export const OFFERED_SECONDS = 8;
export const CONNECTIONS = 500;
const OVERLOAD_FACTOR = 5;
const IN_A_ROW = 10;
const GIVEN_UP_MS = 30_000;
export const METRICS_TOKEN = 'what-only-the-benchmark-knows-0001';

export interface OverloadResult {
  what: string;
  /** Requests a second: carried when each client waits for its response; then offered, accepted and shed. */
  carried: number;
  offered: number;
  accepted: number;
  shed: number;
  broken: number;
  times: readonly number[];
  /** Share of the accepted requests that the program's own metrics saw answered in time. */
  shareInTime: number;
  /** CPU time in cores, of the program and of the load generator. */
  cores: readonly [program: number, asking: number];
  health: readonly number[];
  /** Peak MiB. */
  memory: number;
  /** Milliseconds until ten requests in a row succeeded. */
  recovered: number;
}

type Kind = Omit<LoadOptions, 'connections' | 'seconds' | 'rate'>;

export async function measureOverload(
  running: Running,
  database: string,
): Promise<OverloadResult[]> {
  const api = `${running.address}/server/api`;
  const { token, id } = await signIn(api);
  const headers = { authorization: `Bearer ${token}` };
  const person = { ...samplePeople(7)(), volunteer_id: id };
  const kinds: Record<string, Kind> = {
    lists: { url: `${api}/surveys`, headers },
    creates: { url: `${api}/surveys/create`, method: 'POST', headers, body: person },
    'sign-ins': { url: `${api}/volunteers/login`, method: 'POST', body: admin },
  };
  const measured: OverloadResult[] = [];
  for (const [what, kind] of Object.entries(kinds)) {
    measured.push({ what: `${what}, ${database}`, ...(await overload(running, kind)) });
  }
  return measured;
}

async function overload(running: Running, kind: Kind): Promise<Omit<OverloadResult, 'what'>> {
  const alone = await generateLoad({ ...kind, connections: CLIENTS, seconds: CARRIED_SECONDS });
  const carried = alone.latencies.length / alone.seconds;
  const rate = Math.max(CONNECTIONS, Math.ceil(carried * OVERLOAD_FACTOR));
  const before = await readServerTimes(running);
  const cpuBefore = ownCpuOf(running.pid());
  const load = generateLoad({ ...kind, connections: CONNECTIONS, seconds: OFFERED_SECONDS, rate });
  const { health, memory } = await watch(running, load);
  const fired = await load;
  const cpu = ownCpuOf(running.pid()) - cpuBefore;
  const inside = await readServerTimes(running);
  const recovered = await recovery(kind);
  const perSecond = (count: number) => Math.round(count / fired.seconds);
  return {
    carried: Math.round(carried),
    offered: perSecond(all(fired)),
    accepted: perSecond(fired.latencies.length),
    shed: perSecond(fired.statuses[503] ?? 0),
    broken: fired.failed + all(fired) - fired.latencies.length - (fired.statuses[503] ?? 0),
    times: fired.latencies,
    shareInTime: (inside.within - before.within) / (inside.all - before.all),
    cores: [cpu / 1000 / fired.seconds, fired.cores],
    health,
    memory,
    recovered,
  };
}

const all = ({ statuses }: LoadResult) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);

async function watch(running: Running, load: Promise<unknown>) {
  const health: number[] = [];
  let memory = 0;
  let isOver = false;
  void load.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    await fetch(`${running.address}/healthz`).then((answer) => answer.text());
    health.push(performance.now() - startedAt);
    memory = Math.max(memory, running.memory());
    await setTimeout(100);
  }
  return { health, memory };
}

/** Successful requests since the start, and those answered within a second. */
async function readServerTimes({ address }: Running): Promise<{ within: number; all: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await fetch(`${address}/metrics`, { headers }).then((answer) => answer.text());
  const sum = (which: string) =>
    [...text.matchAll(/^adhyay_http_request_duration_seconds_bucket\{(.*)\} (\d+)$/gm)]
      .filter(([, labels = '']) => labels.includes(which) && labels.includes('status="2xx"'))
      .filter(([, labels = '']) => labels.includes('/server/api/'))
      .reduce((total, [, , count]) => total + Number(count), 0);
  return { within: sum('le="1"'), all: sum('le="+Inf"') };
}

async function recovery({ url, method = 'GET', headers, body }: Kind): Promise<number> {
  const startedAt = performance.now();
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    const { ok } = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    inARow = ok ? inARow + 1 : 0;
    if (performance.now() - startedAt > GIVEN_UP_MS) return Infinity;
  }
  return performance.now() - startedAt;
}
