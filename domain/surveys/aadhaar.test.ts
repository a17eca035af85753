import { expect, test } from 'vitest';
import {
  endsInCheckDigit,
  groupAadhaar,
  hasCheckDigit,
  isAadhaar,
  isMasked,
  maskAadhaar,
} from './aadhaar.ts';

test('a number is grouped while typing', () => {
  expect(['0', '04128', '0412 8830 1', '041288301234', '0412883012349'].map(groupAadhaar)).toEqual([
    '0',
    '0412 8',
    '0412 8830 1',
    '0412 8830 1234',
    '0412 8830 1234 9',
  ]);
});

test('any twelve digits are accepted, whatever their check digit', () => {
  expect(isAadhaar('041288301234')).toBe(true);
  expect(isAadhaar('04128830123')).toBe(false);
  expect(isAadhaar('04128830123a')).toBe(false);
});

test('Verhoeff’s published examples pass, and with any other last digit they fail', () => {
  const passing = (digits: string) =>
    Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(endsInCheckDigit);
  expect(['236', '12345', '142857'].flatMap(passing)).toEqual(['2363', '123451', '1428570']);
});

test('a check digit is only checked when there are twelve digits', () => {
  expect(hasCheckDigit('2363')).toBe(false);
});

test('a masked number is recognised when it is sent back', () => {
  expect(maskAadhaar('1234')).toBe('XXXX XXXX 1234');
  expect(isMasked(maskAadhaar('1234'))).toBe(true);
  expect(isMasked('041288301234')).toBe(false);
});
