import { expect, test } from 'vitest';
import { typedOverMask } from './stored-number.ts';

const mask = 'XXXX XXXX 6106';

test.each([
  ['a digit behind it', '61065', '5'],
  ['a digit before it', '56106', '5'],
  ['one of its digits deleted', '610', ''],
  ['a whole number pasted, with the same last digits', '041288306106', '041288306106'],
  ['the mask itself', mask, mask],
])('%s: the masked number is replaced as a whole', (_, typed, expected) => {
  expect(typedOverMask(mask, typed)).toBe(expected);
});

test('a number that is being typed is left as it is', () => {
  expect(typedOverMask('5', '52')).toBe('52');
});
