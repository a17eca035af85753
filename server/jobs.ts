// A job never runs twice at once, and shutdown waits for it.
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Log } from './log.ts';
import { waitAtMost } from './process/wait-at-most.ts';

/** A job that hangs on a bucket or a mail server must not block the shutdown. */
const STOP_TIMEOUT_MS = 5000;
/** Jobs that run every second would fill the log during an outage. */
const LOG_INTERVAL_MS = MINUTE_MS;

export interface Job {
  /** Undefined: the job runs once, and when it is woken. */
  everyMs?: number;
  /** Default: `atStart`. */
  first?: 'atStart' | 'afterInterval';
  run: (stopping: AbortSignal) => Promise<unknown>;
  failure: string;
  /** Default: `warn`. */
  failureLevel?: 'error';
}

export interface AppJob extends Omit<Job, 'first'> {
  /** The app does not listen before a run `beforeListening` has ended. */
  first?: NonNullable<Job['first']> | 'beforeListening' | 'whenListening';
}

export interface RunningJob {
  /** Runs it, and once more if it was running already. Resolves after that run, never rejects. */
  wake: () => Promise<void>;
  stop: () => Promise<void>;
}

export function startJob(job: Job, log: Log): RunningJob {
  const runner = createRunner(job, log);
  if (job.first !== 'afterInterval') void runner.run();
  runner.repeat();
  return runner;
}

export function runWithApp(app: FastifyInstance, job: AppJob): RunningJob {
  const { first = 'atStart' } = job;
  const runner = createRunner(job, app.log);
  app.addHook('onReady', async () => {
    if (first === 'atStart') void runner.run();
    if (first === 'beforeListening') await runner.run();
  });
  app.addHook('onListen', async () => {
    if (first === 'whenListening') void runner.run();
    runner.repeat();
  });
  app.addHook('onClose', () => runner.stop());
  return runner;
}

interface Runner extends RunningJob {
  /** Does nothing while it is running. */
  run: () => Promise<void>;
  repeat: () => void;
}

/** Failures after a stop are not logged, and repeated ones once a minute. */
function createRunner(job: AppJob, log: Log): Runner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (err: unknown) => {
    if (signal.aborted || performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log[job.failureLevel ?? 'warn']({ err }, job.failure);
  };
  const runOnce = async () => {
    try {
      await job.run(signal);
      loggedAt = Number.NEGATIVE_INFINITY;
    } catch (err) {
      logFailure(err);
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
    repeat: () => {
      if (job.everyMs !== undefined) timer = setInterval(() => void run(), job.everyMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await waitAtMost(STOP_TIMEOUT_MS, running);
    },
  };
}
