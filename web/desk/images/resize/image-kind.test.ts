import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageKind, imageKind } from './image-kind.ts';

const side = 8;
/** Two frames, one above the other. */
const frames = Buffer.from(Array.from({ length: side * 2 * side * 3 }, (_, at) => at % 251));
const animation = sharp(frames, {
  raw: { width: side, height: 2 * side, channels: 3, pageHeight: side },
});
const still = sharp({
  create: { width: side, height: side, channels: 4, background: '#8a332480' },
});

test.each<[string, Promise<Buffer>, ImageKind]>([
  ['a GIF', still.clone().gif().toBuffer(), 'animated'],
  ['an animated GIF', animation.clone().gif().toBuffer(), 'animated'],
  ['an animated WebP', animation.clone().webp().toBuffer(), 'animated'],
  ['a transparent WebP', still.clone().webp().toBuffer(), 'still'],
  ['a PNG', still.clone().png().toBuffer(), 'still'],
  ['a JPEG', still.clone().jpeg().toBuffer(), 'still'],
  ['an AVIF', still.clone().avif().toBuffer(), 'still'],
])('%s', async (_, bytes, kind) => {
  expect(imageKind(await bytes)).toBe(kind);
});

test.each<[string, ImageKind]>([
  ['\x89PNG\r\n\x1a\n....IHDR....iCCP....acTL....IDAT', 'animated'],
  ['\x89PNG\r\n\x1a\n....IHDR....IDAT..acTL', 'still'],
  ['....ftypavis', 'animated'],
  ['....ftypavif', 'still'],
  ['....ftypheic', 'heic'],
  ['....ftypmif1', 'heic'],
  ['', 'still'],
])('%j is %s', (head, kind) => {
  expect(imageKind(Buffer.from(head, 'latin1'))).toBe(kind);
});
