import { expect, test } from 'vitest';
import { firstLanguage, isLanguage } from './languages.ts';

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['ta-IN', 'mr', 'en'], 'mr'],
  [[' MR-in '], 'mr'],
  [['ta', 'fr-CH', '*', ''], undefined],
  [[], undefined],
])('the first supported language of %o is %s', (wanted, expected) => {
  expect(firstLanguage(wanted)).toBe(expected);
});

test('only listed languages are accepted', () => {
  expect(['en', 'hi', 'mr', 'EN', 'toString', '', null, 1].filter(isLanguage)).toEqual([
    'en',
    'hi',
    'mr',
  ]);
});
