// A stop waits for the background jobs, so that none uses a closed database.
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sessionSweepJob } from '#server/auth/session-sweep-job.ts';
import { imageSweepJob } from '#server/images/image-sweep-job.ts';
import { startJob } from '#server/jobs.ts';
import { closeBucketsJob } from '#server/surveys/counts/count-buckets.ts';
import { openTestApp } from '../../../support/app/test-app.ts';

test.each([
  ['the sweep of the pictures', imageSweepJob],
  ['the sweep of old sessions', sessionSweepJob],
  ['the counting of entries', closeBucketsJob],
])('a stop right after the start waits for %s, and nothing is logged', async (_, jobOf) => {
  const { ctx, close } = await openTestApp();
  const lines: unknown[][] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const { stop } = startJob({ ...jobOf(ctx), first: 'atStart' }, { warn: note, error: note });
  await stop();
  await close();
  // A job that was not awaited would fail now.
  await setTimeout(50);
  expect(lines).toEqual([]);
});
