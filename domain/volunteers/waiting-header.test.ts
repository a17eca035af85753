import { expect, test } from 'vitest';
import { formatWaiting, parseWaiting } from './waiting-header.ts';

const device = '4f6f2f0e-8c53-4f7e-9a56-0d5b7d0f4c11';
const since = '2026-11-21T10:20:00.000Z';

test.each([
  { device, count: 14, since },
  { device, count: 0, since: null },
])('a report survives a round trip: $count', (report) => {
  expect(parseWaiting(formatWaiting(report))).toEqual(report);
});

test.each([
  undefined,
  '',
  'fourteen',
  `${device} 14`,
  `${device} 0 ${since}`,
  `${device} -1 ${since}`,
  `${device} 9999999 ${since}`,
  `${device} 14 yesterday`,
  `${device} 14 2026-13-41T99:00:00Z`,
  `${device} 14 ${since} and more`,
])('a report in another format is ignored: %s', (header) => {
  expect(parseWaiting(header)).toBeUndefined();
});
