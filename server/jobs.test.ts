import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createJob, every } from './jobs.ts';

test('a stop waits for the job that runs, and tells it to stop', async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let ended = false;
  let received: AbortSignal | undefined;
  const stop = every(
    { everyMs: 3_600_000 },
    async (stopping) => {
      received = stopping;
      await allowed;
      ended = true;
    },
    () => {},
  );
  expect(received?.aborted).toBe(false);
  const stopped = stop().then(() => ended);
  expect(received?.aborted).toBe(true);
  allow();
  expect(await stopped).toBe(true);
});

test('a job that takes longer than its interval does not run twice at once', async () => {
  let running = 0;
  let times = 0;
  const { promise: thrice, resolve } = Promise.withResolvers<void>();
  const stop = every(
    { everyMs: 1 },
    async () => {
      running += 1;
      expect(running).toBe(1);
      await setTimeout(5);
      running -= 1;
      times += 1;
      if (times === 3) resolve();
    },
    (error) => expect(error).toBeUndefined(),
  );
  await thrice;
  await stop();
});

test('what fails is told and done again; what fails because of the stop is not told', async () => {
  const received: unknown[] = [];
  const { promise: again, resolve } = Promise.withResolvers<void>();
  const stop = every(
    { everyMs: 1 },
    async (stopping) => {
      if (received.length === 0) throw new Error('the disk is full');
      resolve();
      await setTimeout(60_000, undefined, { signal: stopping });
    },
    (error) => received.push(error),
  );
  await again;
  await stop();
  expect(received).toEqual([new Error('the disk is full')]);
});

test('a job that is woken while it runs runs once more', async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let times = 0;
  const { run, wake, stop } = createJob(
    async () => {
      times += 1;
      await allowed;
    },
    () => {},
  );
  const woken = [wake(), run(), wake(), wake()];
  expect(times).toBe(1);
  allow();
  await Promise.all(woken);
  expect(times).toBe(2);
  await stop();
  await wake();
  expect(times).toBe(2);
});
