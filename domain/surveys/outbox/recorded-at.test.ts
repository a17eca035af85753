import { expect, test } from 'vitest';
import { arrivedLate, recordedAt } from './recorded-at.ts';

const arrival = new Date('2026-11-23T18:40:00.000Z');

test.each([
  ['that of the device', '2026-11-23T14:02:00.000Z', 0, '2026-11-23T14:02:00.000Z'],
  [
    'corrected by the server’s clock',
    '2026-11-23T13:02:00.000Z',
    3_600_000,
    '2026-11-23T14:02:00.000Z',
  ],
  [
    'uncorrected without an offset',
    '2026-11-23T14:02:00.000Z',
    undefined,
    '2026-11-23T14:02:00.000Z',
  ],
  ['at most the time of arrival', '2026-11-23T18:41:00.000Z', 0, arrival.toISOString()],
  [
    'that of the device up to 400 days later',
    '2025-10-19T18:40:00.000Z',
    0,
    '2025-10-19T18:40:00.000Z',
  ],
  ['the time of arrival after 401 days', '2025-10-18T18:40:00.000Z', 0, arrival.toISOString()],
  [
    'the time of arrival with an invalid offset',
    '2026-11-23T14:02:00.000Z',
    1e300,
    arrival.toISOString(),
  ],
])('the recording time is %s', (_, recorded_at, device_offset_ms, expected) => {
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
