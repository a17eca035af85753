// FC_RUNS makes a long run of the properties; FC_SEED repeats a failed one, with the seed that it printed.
// FC_RUNS=3000 vitest run --project api-sqlite tests/api/attacks/any-request.test.ts
import type { TestOptions } from 'vitest';

const { FC_RUNS, FC_SEED, TEST_DATABASE } = process.env;
const DEFAULT_TIMEOUT_MS = 5 * 60_000;
const LONG_TIMEOUT_MS = 30 * 60_000;

/** On PostgreSQL a third: each run of the tests has other examples, and SQLite tries the rest. */
const SHARE = TEST_DATABASE === 'postgres' ? 1 / 3 : 1;

export function runs(usual: number): { numRuns: number; seed?: number } {
  const numRuns = Number(FC_RUNS ?? Math.ceil(usual * SHARE));
  return { numRuns, ...(FC_SEED && { seed: Number(FC_SEED) }) };
}

export const propertyTimeout: TestOptions = {
  timeout: FC_RUNS ? LONG_TIMEOUT_MS : DEFAULT_TIMEOUT_MS,
};
