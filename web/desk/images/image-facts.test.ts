import { expect, test } from 'vitest';
import { en } from '../../messages/en/en.ts';
import { hi } from '../../messages/hi/hi.ts';
import { altTextHint, formatFileSize, formatUsage, isUsed } from './image-facts.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [21_914, '21.4 KB'],
  [1_048_575, '1024.0 KB'],
  [1_048_576, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatFileSize(en, bytes)).toBe(expected);
});

const WASH = { path: '/wash', title: 'WASH' };
const HOME = { path: '/', title: 'Home' };

test.each([
  [{ used_on: [WASH, HOME], note: '' }, 'Used on WASH, Home', true],
  [{ used_on: [], note: '' }, 'Not used on a page', false],
  [{ used_on: [], note: 'Shown in search results' }, 'Shown in search results', true],
  [{ used_on: [HOME], note: 'Shown in chats' }, 'Used on Home. Shown in chats', true],
])('%j: %s', (image, expected, used) => {
  expect(formatUsage(en, image)).toBe(expected);
  expect(isUsed(image)).toBe(used);
});

test('a server note for admins is shown in the reader’s language', () => {
  const image = { used_on: [], note: 'Shown wherever a picture is missing' };
  expect(formatUsage(en, image)).toBe('Shown wherever a picture is missing');
  expect(formatUsage(hi, image)).toBe('जहाँ तस्वीर नहीं मिलती, वहाँ यह दिखती है');
});

test('pages have the names that the list of the website gives them in the reader’s language', () => {
  const image = { used_on: [WASH, HOME], note: '' };
  expect(formatUsage(hi, image)).toBe('इन पन्नों पर लगी है: WASH (पानी और सफ़ाई), होम');
});

test('the dimensions are written width × height', () => {
  expect(en.images.dimensions({ width: 1600, height: 1066 })).toBe('1600 x 1066 px');
});

test.each([
  [
    'reads out its text',
    { alt_used: true, used_on: [WASH], note: '' },
    'the page’s own words stand',
  ],
  ['has its text beside it', { alt_used: false, used_on: [HOME], note: '' }, 'Not read out'],
  ['does not exist', { alt_used: true, used_on: [], note: '' }, 'It is on no page'],
])('the pixels of a picture where the page %s', (_, image, expected) => {
  expect(altTextHint(en, image)).toContain(expected);
});
