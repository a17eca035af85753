import { expect, test } from 'vitest';
import { limitExports } from './limit-exports.ts';

async function* file(): AsyncGenerator<string> {
  yield 'headings';
  yield 'rows';
}

test('of three exports that begin together two are sent, and the next is when one has ended', async () => {
  const limit = limitExports();
  limit.ensureRoom();
  const exports = [1, 2, 3].map(() => limit.limited(file())[Symbol.asyncIterator]());
  const begun = await Promise.allSettled(exports.map((each) => each.next()));
  expect(begun.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(begun[2]).toMatchObject({ reason: { code: 'overloaded' } });
  expect(limit.ensureRoom).toThrow();

  await exports[0]?.return?.();
  expect(await limit.limited(file())[Symbol.asyncIterator]().next()).toMatchObject({
    value: 'headings',
  });
});

test('an export that was never read takes no room', () => {
  const limit = limitExports();
  for (let i = 0; i < 5; i++) limit.limited(file());
  expect(limit.ensureRoom).not.toThrow();
});
