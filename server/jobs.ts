// Recurring jobs: a job never runs twice at once, and shutdown waits for it.
import { setTimeout } from 'node:timers/promises';

/** A job that hangs on a bucket or a mail server must not block the shutdown. */
const STOP_TIMEOUT_MS = 5000;

export interface Schedule {
  everyMs: number;
  delayFirst?: boolean;
}

/** Aborts the running job and waits for it. */
export type StopJob = () => Promise<void>;

/** What keeps the served pages current: server/run-with-app.ts. */
export interface Job {
  everyMs: number;
  run: (stopping: AbortSignal) => Promise<unknown>;
  /** What the log says when it fails; the next interval tries again. */
  failure: string;
}

/** @param work gets a signal that a stop aborts @param onError is not called after that */
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
