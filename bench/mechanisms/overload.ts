// More lists than the program can answer, from another process.
import { setTimeout } from 'node:timers/promises';
import { generateLoad } from '../../tests/support/network/load-process.ts';
import type { Side } from './mechanism.ts';

export const CONNECTIONS = 1900;
const SECONDS = 5;
const HEALTH_EVERY_MS = 100;

/** @returns milliseconds of each accepted list, and of `/healthz` meanwhile */
export async function overload({ running, loads }: Side) {
  const { url, headers = {} } = loads.list('page=1');
  const load = generateLoad({ url, headers, connections: CONNECTIONS, seconds: SECONDS });
  const stopped = load.then(() => true);
  const health: number[] = [];
  while (!(await Promise.race([stopped, setTimeout(HEALTH_EVERY_MS, false)]))) {
    const startedAt = performance.now();
    await fetch(`${running.address}/healthz`).then((response) => response.text());
    health.push(performance.now() - startedAt);
  }
  return { accepted: (await load).latencies, health };
}
