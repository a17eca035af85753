import { expect, test } from 'vitest';
import { documentsWith } from './other-documents.ts';

const listed = (name: string, words: string, locale: 'en' | 'hi' = 'en') => {
  return { name, title: name, words, locale };
};
const documents = [
  listed('menu', 'Careers\nDonate'),
  listed('facts', 'Adhyay\n+91 00000 00000\nWhere Potential\nBlossoms'),
  listed('page-involved', 'Careers\nWork **with us** at {short_name} this year'),
  listed('menu', 'काम', 'hi'),
  listed('shared', '{short_name}\nWrite to us'),
];
const found = (words: string, name = 'page-home', locale: 'en' | 'hi' = 'en') =>
  documentsWith(words, documents, { name, locale }).map((document) => document.name);

test.each([
  ['Careers', ['menu', 'page-involved']],
  [' +91 00000\n 00000 ', ['facts']],
  ['Work with us at Adhyay this year', ['page-involved']],
  ['Work with us', []],
  ['Reviewed in 2026', []],
])('%j is in %j', (words, names) => {
  expect(found(words)).toEqual(names);
});

test('only the edited language and other documents count', () => {
  expect(found('Careers', 'menu')).toEqual(['page-involved']);
  expect(found('काम')).toEqual([]);
  expect(found('काम', 'page-home', 'hi')).toEqual(['menu']);
});
