import { expect, test } from 'vitest';
import { firstLanguage, isLanguage } from './languages.ts';

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['ta-IN', 'mr', 'en'], 'mr'],
  [[' MR-in '], 'mr'],
  [['ta', 'fr-CH', '*', ''], undefined],
  [[], undefined],
])('of %o the first that there is, is %s', (wanted, expected) => {
  expect(firstLanguage(wanted)).toBe(expected);
});

test('only what is in the list is a language', () => {
  expect(['en', 'hi', 'mr', 'EN', 'toString', '', null, 1].filter(isLanguage)).toEqual([
    'en',
    'hi',
    'mr',
  ]);
});
