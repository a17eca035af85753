import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['plain words', ['Sunita Devi', 34], 'Sunita Devi,34'],
  ['nothing', [null, '', null], ',,'],
  ['a comma', ['Room 14, Dharavi'], '"Room 14, Dharavi"'],
  ['quotes', ['the "old" mill'], '"the ""old"" mill"'],
  ['a line end', ['Room 14\nDharavi'], '"Room 14\nDharavi"'],
  ['another script', ['आरव साहनी'], 'आरव साहनी'],
  ['a formula', ['=1+1'], "'=1+1"],
  ['a formula with a comma', ['=SUM(A1,A2)'], `"'=SUM(A1,A2)"`],
  ['other beginnings of formulas', ['+1', '-1', '@x', '＝1'], "'+1,'-1,'@x,'＝1"],
  ['a mobile that begins with 0', ['0523104471', '5231044718'], "'0523104471,5231044718"],
  ['more digits than a spreadsheet preserves', ['1234567890123456'], "'1234567890123456"],
  ['a tab and a line end in front', ['\t=1', '\r=1'], `"'\t=1","'\r=1"`],
  ['what another spreadsheet would separate', ['Tea;=1+1', 'Tea\t=1'], '"Tea;=1+1","Tea\t=1"'],
  ['a sign in the middle', ['1+1=2'], '1+1=2'],
  ['a negative number', [-5], '-5'],
  [
    'an early morning in India',
    [new Date('2026-11-22T19:40:00Z')],
    '2026-11-23T01:10:00.000+05:30',
  ],
  ['a day', [{ day: '2026-11-23' }], '2026-11-23'],
])('%s', (_, values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
