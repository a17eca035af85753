import { describe, expect, test } from 'vitest';
import { isEmail } from '../volunteers/email.ts';
import {
  cleanText,
  cleanTextUpTo,
  parseNumber,
  toAsciiDigits,
  toSearchText,
  withoutDigitSeparators,
} from './text.ts';

test('decimal digits of every script are recognised', () => {
  const systems = Intl.supportedValuesOf('numberingSystem');
  const written = systems
    .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }))
    .map((format) => format.format(9_876_543_210))
    .filter((text) => /^\p{Nd}{10}$/u.test(text));
  expect(written.length).toBeGreaterThan(60);
  for (const text of written) expect(toAsciiDigits(text)).toBe('9876543210');
});

test.each([
  ['34', 34],
  [' ६३ ', 63],
  ['1,08,500', 108_500],
  ['108,500', 108_500],
  ['1 08 500', 108_500],
  ['५,०००', 5000],
  ['4.5', 4.5],
  ['-5', -5],
  ['−5', -5],
  ['', null],
  ['  ', null],
])('%j is the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([
  '3-4',
  '5000-6000',
  '5000–6000',
  '5--',
  '3 4',
  '1 20',
  '1,2',
  '1e2',
  '0x22',
  'sixty',
  '5/6',
  '१-२',
])('%j is not a number', (text) => expect(parseNumber(text)).toBeNaN());

test('phone and identity numbers may contain separators between their digits', () => {
  expect(withoutDigitSeparators('52310 44718')).toBe('5231044718');
  expect(withoutDigitSeparators('(052310)‑447.18')).toBe('05231044718');
  expect(withoutDigitSeparators('०४१२-८८३०-१२३४')).toBe('041288301234');
  expect(withoutDigitSeparators('+91 52310/44718')).toBe('+9152310/44718');
});

describe('invisible characters', () => {
  test.each([
    '\u200b',
    '\u2060',
    '\u202e',
    '\u00ad',
    '\u0007',
    '\ufeff',
    '\u{e0041}',
    '\u3164',
    '\ufffe',
    '\uffff',
  ])('%j does not make a name, nor a second spelling of one', (unseen) => {
    expect(cleanText(unseen.repeat(3))).toBe('');
    expect(cleanText(`Asha${unseen}Rao`)).toBe('AshaRao');
    expect(isEmail(cleanText(`asha${unseen}@trust.example`))).toBe(true);
    expect(isEmail(`asha${unseen}@trust.example`)).toBe(false);
  });

  test('letters that one divided are joined', () => {
    expect(cleanText('Jose\u200b\u0301')).toBe('José');
    expect(toSearchText('Jose\ufe0f\u0301')).toBe(toSearchText('José'));
  });

  test('joiners are kept within a word, and do not count as a word, a name or part of an e-mail', () => {
    expect(cleanText('शर्\u200dमा')).toBe('शर्\u200dमा');
    expect(cleanText('\u200d\u200c \u2800')).toBe('');
    expect(isEmail(cleanText('asha\u200d@trust.example'))).toBe(false);
  });

  test('line breaks and emoji are preserved', () => {
    expect(cleanText('धन्यवाद ❤️ 👩‍🌾\nAsha\tRao')).toBe('धन्यवाद ❤️ 👩‍🌾\nAsha\tRao');
  });
});

test('a name is found with any variant of joiners, quotes and hyphens', () => {
  expect(toSearchText('शर्\u200dमा')).toBe(toSearchText('शर्मा'));
  expect(toSearchText('D’Souza')).toBe(toSearchText("d'souza"));
  expect(toSearchText('Rao‑Kulkarni')).toBe(toSearchText('rao-kulkarni'));
});

test('a text that is too long is not normalised', () => {
  const long = `a${'\u0316\u0301'.repeat(1000)}`;
  expect(cleanTextUpTo(100, long)).toBe(long);
  expect(cleanTextUpTo(100, ` ${'e\u0301'.repeat(100)} `)).toBe('é'.repeat(100));
});

test('excessive combining marks are removed', () => {
  expect(cleanText(`a${'\u0301'.repeat(5000)}`).length).toBeLessThanOrEqual(31);
  expect(cleanText('क्षत्रिय ज़ोराष्ट्र्यियन')).toBe('क्षत्रिय ज़ोराष्ट्र्यियन'.normalize('NFC'));
});
