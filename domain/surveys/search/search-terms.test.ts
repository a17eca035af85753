import { expect, test } from 'vitest';
import { toSearchText } from '../../text/text.ts';
import { matchesExactly, searchTermsOf } from './search-terms.ts';

const finds = (search: string, ...texts: string[]) =>
  matchesExactly(searchTermsOf(toSearchText(search)), texts);

test.each([
  '+91 52310 44718',
  '052310-44718',
  '0091 5231044718',
  '५२३१० ४४७१८',
  '91-52310.44718',
  'Sunita (52310) 44718',
  '44718',
])('%s finds the mobile number', (search) => {
  expect(finds(search, 'Sunita Devi', '5231044718')).toBe(true);
});

test('every word must match, in any order and any field', () => {
  expect(finds('khunti devi', 'Sunita Devi', 'Khunti')).toBe(true);
  expect(finds('torpa devi', 'Sunita Devi', 'Khunti')).toBe(false);
  expect(finds('  ', 'Sunita Devi')).toBe(false);
});

test('an address with numbers keeps its words', () => {
  expect(finds('flat 12 34', 'Flat 12 34, Torpa')).toBe(true);
  expect(finds('12 34', 'Flat 12 34, Torpa')).toBe(true);
  expect(finds('12-34', 'Flat 1234')).toBe(true);
});

test('numbers of an address are found in digits of any script', () => {
  expect(finds('400001', 'गली १००, मुंबई ४००००१')).toBe(true);
  expect(finds('४००००१', 'Mumbai 400001')).toBe(true);
});

test('#407 searches by entry number, and four digits may be the end of an identity number', () => {
  expect(searchTermsOf('#407').entryId).toBe(407);
  expect(searchTermsOf('407').entryId).toBeUndefined();
  expect(searchTermsOf('१२३४').last4).toBe('1234');
  expect(searchTermsOf('12345').last4).toBeUndefined();
});

test.each(['52310', 's', 'devi k', '*', '("', ''])('%s is not searched by sound', (search) => {
  expect(searchTermsOf(search).sounds).toEqual([]);
});

test('a hundred arbitrary characters give a few search terms', () => {
  for (const text of ['('.repeat(100), 'a '.repeat(50), '1-'.repeat(50), '+'.repeat(100)])
    expect(searchTermsOf(text).readings.flat().length).toBeLessThan(20);
});
