import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  /** Requests a second over all connections; without it each connection waits for its response. */
  rate?: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

export interface LoadResult {
  statuses: Record<number, number>;
  /** Milliseconds of each 2xx response. */
  latencies: number[];
  failed: number;
  seconds: number;
  /** CPU time of the load generator, in cores. */
  cores: number;
}

export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), { serialization: 'advanced' });
  child.send(options);
  const [result] = await once(child, 'message');
  return result;
}

/** @param share 0.99 for the 99th percentile */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
