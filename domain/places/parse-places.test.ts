import { expect, test } from 'vitest';
import { parsePlaces } from './parse-places.ts';

test('a heading, quotes, tabs, empty lines and a byte order mark are handled', () => {
  const text =
    '\ufeffName,Local name\r\nDahanu,डहाणू\r\n\r\n"Palghar, West",\r\nJawhar\tजव्हार\n"The ""Old"" Town"\n';
  expect(parsePlaces(text)).toEqual([
    { name: 'Dahanu', local_name: 'डहाणू' },
    { name: 'Palghar, West', local_name: '' },
    { name: 'Jawhar', local_name: 'जव्हार' },
    { name: 'The "Old" Town', local_name: '' },
  ]);
});

test('a heading after an empty line is none of the places, and a cell may have two lines', () => {
  expect(parsePlaces('\n,\nName,Local name\n"Dahanu\nRoad",डहाणू')).toEqual([
    { name: 'Dahanu Road', local_name: 'डहाणू' },
  ]);
});

test('a quotation mark that nothing closes is part of its cell', () => {
  expect(parsePlaces('"Torpa\nKhunti')).toEqual([
    { name: '"Torpa', local_name: '' },
    { name: 'Khunti', local_name: '' },
  ]);
});

test('a list without a heading begins with its first line', () => {
  expect(parsePlaces('Torpa\nKhunti')).toEqual([
    { name: 'Torpa', local_name: '' },
    { name: 'Khunti', local_name: '' },
  ]);
  expect(parsePlaces('')).toEqual([]);
  expect(parsePlaces('\0\ufffd\ufffd\n\0\u0001\nT\ufffdrpa\n12')).toEqual([]);
});
