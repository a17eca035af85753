import type { FastifyInstance } from 'fastify';
import { type Job, type StopJob, startJob } from './jobs.ts';

/** Runs a job once before the app listens, then on its interval, until the app closes. */
export function runWithApp(app: FastifyInstance, job: Job): void {
  const closing = new AbortController();
  let stop: StopJob | undefined;
  app.addHook('onReady', async () => {
    await job.run(closing.signal).catch((err) => app.log.warn({ err }, job.failure));
  });
  app.addHook('onListen', async () => {
    stop = startJob({ ...job, delayFirst: true }, app.log);
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await stop?.();
  });
}
