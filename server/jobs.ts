// Recurring jobs: a job never runs twice at once, and shutdown waits for it.
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A job that hangs on a bucket or a mail server must not block the shutdown. */
const STOP_TIMEOUT_MS = 5000;

export interface Job {
  everyMs: number;
  /** Runs first after an interval, and not at once. */
  delayFirst?: boolean;
  /** @param stopping aborted by a stop */
  run: (stopping: AbortSignal) => Promise<unknown>;
  /** What the log says when it fails; the next interval tries again. */
  failure: string;
  /** `warn`, if missing. */
  failureLevel?: 'error';
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;
/** Aborts the running job and waits for it. */
export type StopJob = () => Promise<void>;

interface Runner {
  /** Runs it, unless it is running. */
  run: () => Promise<void>;
  /** Runs it, and once more if it was running already. */
  wake: () => Promise<void>;
  stop: StopJob;
}

/** Without a timer. Failures after a stop are not logged. */
export function createRunner(job: Job, log: Log): Runner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  const runOnce = async () => {
    try {
      await job.run(signal);
    } catch (err) {
      if (!signal.aborted) log[job.failureLevel ?? 'warn']({ err }, job.failure);
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

export function startJob(job: Job, log: Log): StopJob {
  const { run, stop } = createRunner(job, log);
  if (!job.delayFirst) void run();
  const timer = setInterval(() => void run(), job.everyMs).unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}
