import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasHeicContent } from './heic-content.ts';

test.each([
  ['ftypheic\0\0\0\0mif1heic', true],
  ['ftypmif1\0\0\0\0mif1heic', true],
  ['ftypmsf1\0\0\0\0msf1hevc', true],
  ['ftypmif1\0\0\0\0mif1avif', true],
  ['ftypavif\0\0\0\0mif1miaf', false],
])('the brands %j are of HEIC: %s', async (brands, expected) => {
  expect(await hasHeicContent(new Blob(['\0\0\0\x1c', brands]))).toBe(expected);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s is not HEIC', async (format) => {
  const wall = sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a3324' } });
  const bytes = await wall.toFormat(format).toBuffer();
  expect(await hasHeicContent(new Blob([new Uint8Array(bytes)]))).toBe(false);
});

test('an empty file is not HEIC', async () => {
  expect(await hasHeicContent(new Blob([]))).toBe(false);
});
