import { expect, test } from 'vitest';
import { en } from '../../../messages/en/en.ts';
import { formatIndianTime } from './indian-time.ts';

test('00:30 UTC is 06:00 in India', () => {
  expect(formatIndianTime(en, '2026-12-01T00:30:00Z')).toBe('1 Dec 2026, 06:00');
});
