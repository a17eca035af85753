import { expect, test } from 'vitest';
import { areNamesAlike, mayNamesBeSame } from './compare-names.ts';

test.each([
  ['Sunita Devi', 'सुनीता देवी'],
  ['Sunita Devi', 'Smt. Devi Suneeta'],
  ['Late Shreeman Ramesh Pawar', 'स्व. रमेश पवार'],
  ['Abdul Rehman Pathan', 'Abdul Rahman'],
  ['Harish Meena', 'Hareesh Mina'],
  ['Birsa Oraon', 'Birsa Uraon'],
  ['Mahmood Sheikh', 'Mehmud Shaikh'],
  ['Rukhsana Shaikh', 'Ruhksana Sheikh'],
  ['Ramesh', 'रमेश'],
  ['Ram Kumar', 'Ramkumar'],
  ['Ramkumar Singh', 'राम कुमार सिंह'],
])('%s matches %s', (one, other) => {
  expect(areNamesAlike(one, other)).toBe(true);
  expect(areNamesAlike(other, one)).toBe(true);
});

test.each([
  ['Sunita Devi', 'Anita Devi'],
  ['Ramesh Munda', 'Sita Munda'],
  ['Sita Munda', 'Sima Munda'],
  ['Sunita', 'Sunita Devi'],
  ['Lata Singh', 'Dhara Singh'],
  ['Jiya Pawar', 'Meesha Pawar'],
  ['', ''],
  ['***', 'Sunita'],
])('%s does not match %s', (one, other) => {
  expect(areNamesAlike(one, other)).toBe(false);
});

test('within one household the first name decides', () => {
  expect(mayNamesBeSame('Sunita Devi', 'Sunita Munda')).toBe(true);
  expect(mayNamesBeSame('Sunita', 'Sunita Devi')).toBe(true);
  expect(mayNamesBeSame('Ramesh Munda', 'Sita Munda')).toBe(false);
  expect(mayNamesBeSame('लता सिंह', 'समता सिंह')).toBe(false);
  // Titles in any script and spelling are no first names.
  expect(mayNamesBeSame('શ્રી રમેશ પટેલ', 'શ્રી સુરેશ પટેલ')).toBe(false);
  expect(mayNamesBeSame('Shrimathi Sita Pawar', 'Shrimathi Gita Pawar')).toBe(false);
  expect(mayNamesBeSame('Md Imran', 'Mohammad Salim')).toBe(false);
  expect(mayNamesBeSame('', 'Sita Munda')).toBe(true);
});
