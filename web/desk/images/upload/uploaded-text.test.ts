import { expect, test } from 'vitest';
import { en } from '../../../messages/en/en.ts';
import { hi } from '../../../messages/hi/hi.ts';
import type { PictureNote } from '../resize/picture-note.ts';
import { replacedText, uploadedText } from './uploaded-text.ts';

const size = { width: 3200, height: 2400 };
const smaller: PictureNote = { change: 'madeSmaller', size, bytes: 640 * 1024 };
const converted: PictureNote = { ...smaller, change: 'convertedFromHeic' };

test.each<[(PictureNote | undefined)[], string]>([
  [[undefined], 'well.jpg is uploaded'],
  [[smaller], 'well.jpg is uploaded. Made smaller: 3200 x 2400 px, 640.0 KB'],
  [[converted], 'well.jpg is uploaded. Converted from HEIC: 3200 x 2400 px, 640.0 KB'],
  [[undefined, undefined], '2 pictures are uploaded'],
  [[smaller, undefined, smaller], '3 pictures are uploaded. 2 of them were made smaller'],
  [[undefined, converted], '2 pictures are uploaded. 1 of them was converted from HEIC'],
  [
    [smaller, converted, converted],
    '3 pictures are uploaded. 1 of them was made smaller. 2 of them were converted from HEIC',
  ],
])('%j: %s', (notes, expected) => {
  const uploaded = notes.map((note) => ({ name: 'well.jpg', note }));
  expect(uploadedText(en, uploaded)).toBe(expected);
});

test('the message about a replaced picture says that the new one was made smaller', () => {
  const text = replacedText(en, { name: 'well.jpg', note: smaller });
  expect(text).toMatch(/ is replaced\. Made smaller: 3200 x 2400 px/);
});

test('in Hindi the sentences end with a danda', () => {
  const uploaded = [smaller, smaller].map((note) => ({ name: 'well.jpg', note }));
  expect(uploadedText(hi, uploaded)).toBe('2 तस्वीरें अपलोड हो गईं। उनमें से 2 छोटी की गईं');
});
