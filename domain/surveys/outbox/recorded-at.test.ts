import { expect, test } from 'vitest';
import { arrivedLate, recordedAt } from './recorded-at.ts';

const arrival = new Date('2026-11-23T18:40:00.000Z');

test.each([
  ['as the device says', '2026-11-23T14:02:00.000Z', 0, '2026-11-23T14:02:00.000Z'],
  ['by the server’s clock', '2026-11-23T13:02:00.000Z', 3_600_000, '2026-11-23T14:02:00.000Z'],
  ['without an offset', '2026-11-23T14:02:00.000Z', undefined, '2026-11-23T14:02:00.000Z'],
  ['never later than it arrived', '2026-11-23T18:41:00.000Z', 0, arrival.toISOString()],
  ['after 400 days', '2025-10-19T18:40:00.000Z', 0, '2025-10-19T18:40:00.000Z'],
  ['not after 401 days', '2025-10-18T18:40:00.000Z', 0, arrival.toISOString()],
  ['with an offset beyond all times', '2026-11-23T14:02:00.000Z', 1e300, arrival.toISOString()],
])('a recording time is computed: %s', (_, recorded_at, device_offset_ms, expected) => {
  const time = recordedAt({ recorded_at, device_offset_ms }, arrival);
  expect(time?.toISOString()).toBe(expected);
});

test('without the device’s clock the recording time is unknown', () => {
  expect(recordedAt({ device_offset_ms: 5 }, arrival)).toBeUndefined();
});

test('a delay of more than ten minutes is late', () => {
  expect(arrivedLate('2026-11-23T18:30:00.000Z', arrival.toISOString())).toBe(false);
  expect(arrivedLate('2026-11-23T18:29:59.999Z', arrival.toISOString())).toBe(true);
});
