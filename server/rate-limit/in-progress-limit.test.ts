import { expect, test } from 'vitest';
import { inProgressLimit } from './in-progress-limit.ts';

test('one account has at most so much in progress, and others are not affected', async () => {
  const [ravi, asha] = [7, 8];
  const limit = inProgressLimit<number>(2);
  const work = Promise.withResolvers<string>();
  const begun = [limit(ravi, () => work.promise), limit(ravi, () => work.promise)];
  const refusal = expect.objectContaining({ code: 'overloaded' });
  await expect(limit(ravi, async () => 'a third')).rejects.toEqual(refusal);
  expect(await limit(asha, async () => 'hers')).toBe('hers');
  work.resolve('done');
  expect(await Promise.all(begun)).toEqual(['done', 'done']);
  await expect(limit(ravi, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await limit(ravi, async () => 'again')).toBe('again');
});
