import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { deviceOffset, deviceTime, updateClockOffset } from './clock.ts';

const now = Date.parse('2026-11-21T08:32:00Z');
/** Replies have whole seconds, and the test takes some milliseconds. */
const SECOND = 1000;

beforeEach(() => void vi.useFakeTimers({ now: now + DAY_MS, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a phone that is a day fast sends the offset from the server', () => {
  updateClockOffset(new Date(now).toUTCString());
  expect(deviceOffset()).toBe(-DAY_MS);
  vi.setSystemTime(now + 3 * DAY_MS);
  expect(deviceOffset()).toBe(-DAY_MS);
});

test('a clock that is set right in the field does not date the next entry a day too early', () => {
  updateClockOffset(new Date(now).toUTCString());
  vi.setSystemTime(now);
  const { recorded_at, device_offset_ms = Number.NaN } = deviceTime();
  expect(Math.abs(Date.parse(recorded_at) + device_offset_ms - now)).toBeLessThan(SECOND);
});
