import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';
import { ATTEMPTS, fitInside, isWithinLimits } from './resized-size.ts';

const KB = 1024;

test.each([
  ['a photo of 12 megapixels', 4 * KB, 4000, 3000, true],
  ['exactly 10 MB and 40 megapixels', MAX_UPLOAD_BYTES, 8000, 5000, true],
  ['a byte too many', MAX_UPLOAD_BYTES + 1, 4000, 3000, false],
  ['a photo of 50 megapixels', 9 * KB, 8160, 6120, false],
  ['a panorama with a side of 16,000 pixels', 9 * KB, 16_000, 2000, false],
])('%s: %i bytes, %i x %i pixels: within the limits: %s', (_, bytes, width, height, expected) => {
  expect(isWithinLimits(bytes, { width, height })).toBe(expected);
});

test.each([
  [8160, 6120, 3200, 2400],
  [12_240, 16_320, 2400, 3200],
  [16_000, 2000, 3200, 400],
  [2000, 1500, 2000, 1500],
  [40_000, 2, 3200, 1],
])('%i x %i pixels become %i x %i', (width, height, newWidth, newHeight) => {
  const [first] = ATTEMPTS;
  const size = fitInside({ width, height }, first?.side ?? 0);
  expect(size).toEqual({ width: newWidth, height: newHeight });
});

test('the last attempt fits into an upload even if nothing is compressed', () => {
  const { side = 0 } = ATTEMPTS.at(-1) ?? {};
  expect(side * side * 4).toBeLessThan(MAX_UPLOAD_BYTES);
});
