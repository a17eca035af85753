// Load from a process of its own: fired at an address, told when it is over.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  /** Requests a second of all connections together; without it each asks when it has been answered. */
  rate?: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

export interface LoadResult {
  statuses: Record<number, number>;
  /** Milliseconds to each 2xx. */
  latencies: number[];
  failed: number;
  seconds: number;
  /** How much of a core the asking itself took. */
  cores: number;
}

export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), { serialization: 'advanced' });
  child.send(options);
  const [result] = await once(child, 'message');
  return result;
}

/** @param share 0.99: as long as the slowest but one in a hundred took */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
