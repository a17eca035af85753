import { expect, test } from 'vitest';
import {
  type ComparedNumbers,
  mayShareNumber,
  type Person,
  strengthOf,
} from './possible-duplicate.ts';

const phulmani: Person & ComparedNumbers = {
  name: 'Phulmani Munda',
  father_name: '',
  gender: 'female',
  age: 34,
  city: 'Khunti',
  constituency: '',
  mobile_no: '',
  aadhar_no: '099912345678',
  other_document_no: 'MHX 001-2345',
};

test.each([
  [{ aadhar_no: 'XXXX XXXX 5678' }, true],
  [{ aadhar_no: 'XXXX XXXX 5678', name: 'फूलमनी' }, true],
  [{ aadhar_no: 'XXXX XXXX 5678', gender: 'male' }, false],
  [{ aadhar_no: 'XXXX XXXX 5678', age: 38 }, false],
  [{ aadhar_no: 'XXXX XXXX 5679' }, false],
  [{ aadhar_no: '5678' }, false],
  [{ other_document_no: 'XXXX2345' }, true],
  [{ other_document_no: 'XXXX' }, false],
] as const)('only the end of a masked number is compared: %j', (fields, may) => {
  const other = { ...phulmani, aadhar_no: null, other_document_no: null, ...fields };
  expect(mayShareNumber(phulmani, other)).toBe(may);
});

test('a name and a place written with joiners, as Hindi keyboards do, are those without', () => {
  const munna: Person = {
    name: 'Munna Kumar',
    father_name: '',
    gender: 'male',
    age: 30,
    city: 'Delhi',
    constituency: '',
    mobile_no: '5339006417',
  };
  const written = { ...munna, name: 'मुन्\u200dना कुमार', city: 'दिल्\u200dली', mobile_no: '' };
  expect(strengthOf(munna, written)).toBe('alike');
  expect(strengthOf(munna, { ...munna, name: 'मुन्\u200dना', city: '' })).toBe('mobile');
});
