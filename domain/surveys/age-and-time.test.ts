import { expect, test } from 'vitest';
import { isNew, isSenior } from './age-and-time.ts';

test('an entry is new for seven days', () => {
  const entry = { created_at: '2026-11-14T10:00:00.000Z' };
  expect(isNew(entry, new Date('2026-11-21T09:59:59.999Z'))).toBe(true);
  expect(isNew(entry, new Date('2026-11-21T10:00:00.000Z'))).toBe(false);
});

test('senior citizens are 60 or older', () => {
  expect([59, 60, 61, null, undefined].map(isSenior)).toEqual([false, true, true, false, false]);
});
