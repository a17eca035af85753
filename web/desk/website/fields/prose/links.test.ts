import { expect, test } from 'vitest';
import { addressOf, linkAt, replaceLink } from './links.ts';

const text = 'Read [our **FAQs**](/faqs), **[ask us](/contact)** or help.';

test.each([
  ['FAQs', { start: 5, end: 26, words: 'our **FAQs**', address: '/faqs' }],
  ['ask', { start: 30, end: 48, words: 'ask us', address: '/contact' }],
  ['or', { start: 51, end: 53, words: 'or', address: '' }],
  [' help', { start: 54, end: 58, words: 'help', address: '' }],
])('the selected %j belongs to %j', (words, link) => {
  const start = text.indexOf(words);
  expect(linkAt(text, { start, end: start + words.length })).toEqual(link);
});

test('a caret chooses the link around it, and begins a new one beside it', () => {
  expect(linkAt(text, { start: 7, end: 7 }).address).toBe('/faqs');
  expect(linkAt(text, { start: 26, end: 26 })).toEqual({
    start: 26,
    end: 26,
    words: '',
    address: '',
  });
});

test('a link replaces its words, changes its address, and leaves its words', () => {
  const place = { start: 5, end: 26 };
  expect(replaceLink(place, 'FAQs', '/contact').text).toBe('[FAQs](/contact)');
  expect(replaceLink(place, 'FAQs', '')).toEqual({ ...place, text: 'FAQs' });
});

test.each([
  ['/contact', '/contact'],
  ['https://adhyay.example/a', 'https://adhyay.example/a'],
  ['adhyay.example/form', 'https://adhyay.example/form'],
  ['meera@adhyay.example', 'mailto:meera@adhyay.example'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['https://en.wikipedia.org/wiki/Warli_(art)', 'https://en.wikipedia.org/wiki/Warli_(art)'],
  ['en.wikipedia.org/wiki/Warli_(art)', 'https://en.wikipedia.org/wiki/Warli_(art)'],
  ['https://adhyay.example/a)', undefined],
  ['javascript:alert(1)', undefined],
  ['http://adhyay.example', undefined],
  ['', undefined],
])('the input %j links to %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});
