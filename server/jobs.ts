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

export interface Job {
  /** Runs it, unless it is running. */
  run: () => Promise<void>;
  /** Runs it, and once more if it was running already. */
  wake: () => Promise<void>;
  stop: StopJob;
}

/** @param work gets a signal that a stop aborts @param onError is not called after that */
export function createJob(
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): Job {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  const runOnce = async () => {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  };
  const run = async () => {
    if (signal.aborted) return;
    running ??= runOnce().finally(() => {
      running = undefined;
    });
    await running;
  };
  return {
    run,
    wake: async () => {
      await running;
      await run();
    },
    stop: async () => {
      stopping.abort();
      await Promise.race([running, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

export function every(
  { everyMs, delayFirst = false }: Schedule,
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): StopJob {
  const { run, stop } = createJob(work, onError);
  if (!delayFirst) void run();
  const timer = setInterval(() => void run(), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}
