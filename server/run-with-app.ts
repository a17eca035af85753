import type { FastifyInstance } from 'fastify';
import { every, type Job, type StopJob } from './jobs.ts';

/** Runs a job once before the app listens, then on its interval, until the app closes. */
export function runWithApp(app: FastifyInstance, { everyMs, run, failure }: Job): void {
  const closing = new AbortController();
  const warn = (err: unknown) => app.log.warn({ err }, failure);
  let stop: StopJob | undefined;
  app.addHook('onReady', async () => {
    await run(closing.signal).catch(warn);
  });
  app.addHook('onListen', async () => {
    stop = every({ everyMs, delayFirst: true }, run, warn);
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await stop?.();
  });
}
