import { expect, test } from 'vitest';
import { createDailyLimits, dailyLimitKind } from './daily-limit.ts';

const KAVYA = 7;
const now = () => new Date('2026-11-23T05:00:00Z');

test.each([
  [250_000, 2000],
  [12, 12],
])('with a daily limit of %i, an account publishes at most %i times a day', (limit, most) => {
  const limits = createDailyLimits({ config: { dailyLimitPerAccount: limit }, now });
  expect(dailyLimitKind('publishDocument')).toBe('publication');
  for (let i = 0; i < most; i++) limits.publication.count(KAVYA);
  expect(() => limits.publication.count(KAVYA)).toThrow(
    expect.objectContaining({ code: 'dailyLimitReached' }),
  );
  expect(() => limits.change.count(KAVYA)).not.toThrow();
});
