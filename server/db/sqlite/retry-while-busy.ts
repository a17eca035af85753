import { setTimeout } from 'node:timers/promises';
import { resultCode } from './result-code.ts';

const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 25;

/** Sleeps between tries instead of using busy_timeout, which would block the main thread. */
export async function retryWhileBusy<Result>(
  run: () => Result,
  askedAt = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - askedAt > BUSY_TIMEOUT_MS) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

export function isBusy(error: unknown): boolean {
  return [5, 6].includes(resultCode(error));
}
