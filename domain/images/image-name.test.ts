import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageName, imageNameKey, MAX_NAME_LENGTH, numberedName } from './image-name.ts';
import { IMAGE_FORMATS } from './images.ts';

test.each([
  ['well.jpg', 'jpeg', 'well.jpg'],
  ['Well Opening.JPG', 'jpeg', 'Well-Opening.jpg'],
  ['IMG_2041.jpeg', 'jpeg', 'IMG_2041.jpeg'],
  ['photo.png', 'jpeg', 'photo.jpg'],
  ['कुएँ का उद्घाटन.jpg', 'jpeg', 'कुएँ-का-उद्घाटन.jpg'],
  ['C:\\Users\\asha\\well.webp', 'webp', 'well.webp'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['.htaccess.png', 'png', 'htaccess.png'],
  ['a/b\0c<script>.gif', 'gif', 'b-c-script.gif'],
  ['well.jpg.exe', 'avif', 'well.jpg.avif'],
  ['evil\u202egnp.jpg', 'jpeg', 'evil-gnp.jpg'],
  ['???.png', 'png', 'picture.png'],
  ['', 'png', 'picture.png'],
  ['no ending', 'webp', 'no-ending.webp'],
  ['a..b.png', 'png', 'a.b.png'],
] as const)('%j, a %s, is stored as %s', (sent, format, expected) => {
  expect(imageName(sent, format)).toBe(expected);
});

describe('for any file name', () => {
  const format = fc.constantFrom(...IMAGE_FORMATS);
  const sent = fc.string({ unit: 'binary', maxLength: 200 });

  test('the stored name is short and plain, and normalising it again changes nothing', () => {
    fc.assert(
      fc.property(sent, format, (text, kind) => {
        const name = imageName(text, kind);
        expect([...name].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(name).toMatch(/^[^\s/\\:*?"<>|\p{C}]*[^\s/\\:*?"<>|\p{Cc}]+\.[a-z]+$/u);
        expect(name.startsWith('.')).toBe(false);
        expect(imageName(name, kind)).toBe(name);
      }),
    );
  });

  test('a repeated name gets a numeric suffix and stays short', () => {
    fc.assert(
      fc.property(sent, format, fc.integer({ min: 2, max: 2000 }), (text, kind, number) => {
        const name = imageName(text, kind);
        const second = numberedName(name, number);
        expect(imageNameKey(second)).not.toBe(imageNameKey(name));
        expect(second).toContain(`-${number}.`);
        expect([...second].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      }),
    );
  });
});

test('names that differ only in case are duplicates', () => {
  expect(imageNameKey('WELL.jpg')).toBe(imageNameKey('well.JPG'));
});
