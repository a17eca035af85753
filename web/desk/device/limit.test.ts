import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

test('the number of simultaneous runs is limited, and a failed one makes room for the next', async () => {
  const limitConcurrency = createLimit(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) =>
    limitConcurrency(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error('No answer');
    });
  const ended = await Promise.allSettled([true, false, true, false, false].map(work));
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect([most, running]).toEqual([2, 0]);
});
