import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { startJob } from './jobs.ts';

const failure = 'it failed';

function logInto(logged: unknown[]) {
  const note = (...line: unknown[]) => void logged.push(line);
  return { warn: note, error: note };
}

test('a stop waits for the running job and signals it to stop', async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let ended = false;
  let received: AbortSignal | undefined;
  const run = async (stopping: AbortSignal) => {
    received = stopping;
    await allowed;
    ended = true;
  };
  const { stop } = startJob({ everyMs: HOUR_MS, run, failure }, logInto([]));
  expect(received?.aborted).toBe(false);
  const stopped = stop().then(() => ended);
  expect(received?.aborted).toBe(true);
  allow();
  expect(await stopped).toBe(true);
});

test('a job that takes longer than its interval does not overlap itself', async () => {
  const logged: unknown[] = [];
  let running = 0;
  let times = 0;
  const { promise: thrice, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    running += 1;
    expect(running).toBe(1);
    await setTimeout(5);
    running -= 1;
    times += 1;
    if (times === 3) resolve();
  };
  const { stop } = startJob({ everyMs: 1, run, failure }, logInto(logged));
  await thrice;
  await stop();
  expect(logged).toEqual([]);
});

test('a failure is logged and retried; a failure caused by the stop is not logged', async () => {
  const logged: unknown[] = [];
  const { promise: again, resolve } = Promise.withResolvers<void>();
  const run = async (stopping: AbortSignal) => {
    if (logged.length === 0) throw new Error('the disk is full');
    resolve();
    await setTimeout(MINUTE_MS, undefined, { signal: stopping });
  };
  const { stop } = startJob({ everyMs: 1, run, failure }, logInto(logged));
  await again;
  await stop();
  expect(logged).toEqual([[{ err: new Error('the disk is full') }, failure]]);
});

test('the failures of an outage are logged once a minute, and those of the next one again', async () => {
  const logged: unknown[] = [];
  const outcomes = ['down', 'down', 'down', 'up', 'down again'];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    const outcome = outcomes.shift();
    if (outcome?.startsWith('down')) throw new Error(outcome);
    if (outcome === undefined) resolve();
  };
  const { stop } = startJob({ everyMs: 1, run, failure }, logInto(logged));
  await over;
  await stop();
  expect(logged).toEqual([
    [{ err: new Error('down') }, failure],
    [{ err: new Error('down again') }, failure],
  ]);
});

test('a job that is woken while it runs runs once more', async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let times = 0;
  const job = {
    everyMs: HOUR_MS,
    run: async () => {
      times += 1;
      await allowed;
    },
    failure,
  };
  const { wake, stop } = startJob(job, logInto([]));
  const woken = [wake(), wake(), wake()];
  expect(times).toBe(1);
  allow();
  await Promise.all(woken);
  expect(times).toBe(2);
  await stop();
  await wake();
  expect(times).toBe(2);
});
