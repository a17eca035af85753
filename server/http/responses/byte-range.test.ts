import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ['bytes=99-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=0x0-1', undefined],
  ['items=0-1', undefined],
])('the range %j of a file of 1,000 bytes is %j', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range);
});
