import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { joinParts } from './send-export.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function* parts() {
  yield* ['b', 'c'];
}

test('a reader that asks for no further part has stopped; a slow one has not', async () => {
  const stalled = vi.fn();
  const read = joinParts({ value: 'a' }, parts(), stalled);
  for (const part of ['a', 'b', 'c']) {
    expect((await read.next()).value).toBe(part);
    vi.advanceTimersByTime(MINUTE_MS);
  }
  expect(stalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(stalled).toHaveBeenCalledOnce();
});

test('after the end nothing has stopped', async () => {
  const stalled = vi.fn();
  for await (const _ of joinParts({ value: 'a' }, parts(), stalled));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(stalled).not.toHaveBeenCalled();
});
