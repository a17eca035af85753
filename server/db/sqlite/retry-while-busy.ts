import { setTimeout } from 'node:timers/promises';
import { resultCode, SQLITE_BUSY, SQLITE_LOCKED } from './result-code.ts';

const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 25;

/** busy_timeout would block the main thread, so this sleeps between tries. */
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
  return [SQLITE_BUSY, SQLITE_LOCKED].includes(resultCode(error));
}
