// A stop waits for the background jobs, so that none uses a closed database.
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sweepHourly } from '#server/auth/sweep.ts';
import { sweepImagesHourly } from '#server/images/sweep.ts';
import { startCloseBucketsJob } from '#server/surveys/counts/close-buckets-job.ts';
import { openTestApp } from '../../support/app/test-app.ts';

test.each([
  ['the sweep of the pictures', sweepImagesHourly],
  ['the sweep of old sessions', sweepHourly],
  ['the count of entries', startCloseBucketsJob],
])('a stop right after the start waits for %s, and nothing is logged', async (_, begin) => {
  const { ctx, close } = await openTestApp();
  const lines: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  const stop = begin(ctx, log);
  await stop();
  await close();
  // A job that was not awaited would fail now.
  await setTimeout(50);
  expect(lines).toEqual([]);
});
