// What the program does now and then, beside what it is asked. A job never runs twice at once, and is waited for
// before what it works with is closed.
import { setTimeout } from 'node:timers/promises';

/** What hangs on a bucket or a mail server must not keep the program from stopping. */
const STOP_TIMEOUT_MS = 5000;

export interface Schedule {
  everyMs: number;
  /** Only after the first interval. */
  delayFirst?: boolean;
}

/** Ends a job: none begins any more, and the one that runs is told to stop and waited for. */
export type StopJob = () => Promise<void>;

/**
 * @param work is given what is aborted at a stop
 * @param onError is not called for what fails because of the stop
 */
export function every(
  { everyMs, delayFirst = false }: Schedule,
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): StopJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  };
  const begin = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  if (!delayFirst) begin();
  const timer = setInterval(begin, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([running, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  };
}
