import { expect, test } from 'vitest';
import { withFileTitles } from './file-titles.ts';

const pdf = (letter: string) => `${letter.repeat(64)}.pdf`;
const stored = (letter: string, file_name: string, uploaded_at: string) => ({
  name: pdf(letter),
  file_name,
  size: 9,
  uploaded_at,
});
const files = [
  stored('a', 'Accounts.pdf', '2026-11-01'),
  stored('b', 'Report.pdf', '2026-11-02'),
  stored('c', 'Report.pdf', '2026-11-03'),
];
const written = (text: string) => withFileTitles(text, files, (iso) => iso);

test.each([
  ['a PDF by the name of its upload', pdf('a'), 'Accounts.pdf'],
  [
    'two of one name by their times',
    `${pdf('b')}\n${pdf('c')}`,
    'Report.pdf (2026-11-02)\nReport.pdf (2026-11-03)',
  ],
  ['one in a link', `[Read](/files/${pdf('a')})`, '[Read](/files/Accounts.pdf)'],
  ['one that is gone by its stored name', pdf('d'), pdf('d')],
])('names %s', (_, text, expected) => {
  expect(written(text)).toBe(expected);
});
