import { expect, test } from 'vitest';
import { canBeResized } from './can-be-resized.ts';

test.each([
  ['well.jpg', 'image/jpeg', true],
  ['well.png', 'image/png', true],
  ['IMG_0042.HEIC', 'image/heic', true],
  ['IMG_0042.HEIC', '', true],
  ['well', '', true],
  ['dance.gif', 'image/gif', true],
  ['well.svg', 'image/svg+xml', false],
  ['plan.pdf', 'application/pdf', false],
  ['well.tiff', 'image/tiff', false],
])('%s of type %j can be resized: %s', (name, type, expected) => {
  expect(canBeResized({ name, type, size: 20_000_000 })).toBe(expected);
});

test('an empty file cannot be resized', () => {
  expect(canBeResized({ name: 'well.jpg', type: 'image/jpeg', size: 0 })).toBe(false);
});
