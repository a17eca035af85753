import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Page } from '../table.ts';
import { xlsxFile } from './xlsx-file.ts';

const TITLES = ['Name', 'Age', 'Recorded (IST)'];
const RECORDED = new Date('2026-11-28T20:30:00Z');
/** The reader takes the cell, which shows the clock of India, for UTC. */
const RECORDED_IN_INDIA = new Date('2026-11-29T02:00:00Z');
const DAY = new Date('2026-11-28T00:00:00Z');

async function* pagesOf(...pages: Page[]): AsyncGenerator<Page> {
  yield* pages;
}

async function sheetsOf(pages: AsyncIterable<Page>, maxRows?: number) {
  const parts: Uint8Array[] = [];
  const file = xlsxFile('Survey entries', { titles: TITLES, pages }, maxRows);
  for await (const part of file) parts.push(part);
  return readXlsx(Buffer.concat(parts), { trim: false });
}

test('texts, numbers and times are cells of their kind, and what is missing is an empty cell', async () => {
  const page: Page = [
    ['सुनीता देवी', 34, RECORDED],
    ['', 7, { day: '2026-11-28' }],
  ];
  expect(await sheetsOf(pagesOf(page))).toEqual([
    {
      sheet: 'Survey entries',
      data: [TITLES, ['सुनीता देवी', 34, RECORDED_IN_INDIA], [null, 7, DAY]],
    },
  ]);
});

test.each([
  '=1+1',
  '0091',
  '12345678901234567890',
  '<b> & "quotes" ]]>',
  '  two lines\nand a space ',
  '_x0041_ is not an A',
  '👩🏽‍🌾',
])('the text %j stays as it is', async (text) => {
  const [sheet] = await sheetsOf(pagesOf([[text, 1, null]]));
  expect(sheet?.data[1]?.[0]).toBe(text);
});

test('what XML cannot contain is left out', async () => {
  const [sheet] = await sheetsOf(pagesOf([['Sun\u0000i\u0007ta\uD800', 1, null]]));
  expect(sheet?.data[1]?.[0]).toBe('Sunita');
});

test('no entry at all is a sheet with its titles', async () => {
  const [sheet] = await sheetsOf(pagesOf());
  expect(sheet?.data).toEqual([TITLES]);
});

test('more rows than a sheet holds go on in the next one, each with its titles', async () => {
  const rows = (from: number) => [0, 1, 2].map((i): [string, number, null] => ['', from + i, null]);
  const sheets = await sheetsOf(pagesOf(rows(1), rows(4), rows(7)), 7);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Survey entries', 'Survey entries (2)']);
  const ages = sheets.map(({ data }) => data.map(([, age]) => age));
  expect(ages).toEqual([
    ['Age', 1, 2, 3, 4, 5, 6],
    ['Age', 7, 8, 9],
  ]);
});

test('a failure to read the first page comes before any part of the file', async () => {
  async function* failing(): AsyncGenerator<Page> {
    yield await Promise.reject(new Error('no database'));
  }
  const file = xlsxFile('Survey entries', { titles: TITLES, pages: failing() });
  await expect(file.next()).rejects.toThrow('no database');
});

test('a failure in the middle breaks the file off', async () => {
  async function* failing(): AsyncGenerator<Page> {
    yield [['Sunita', 34, RECORDED]];
    throw new Error('no database');
  }
  await expect(sheetsOf(failing())).rejects.toThrow('no database');
});

test('where the reader stops, no further page is read', async () => {
  let read = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Page> {
    try {
      for (;;) {
        read += 1;
        yield Array.from({ length: 1000 }, () => [`${Math.random()}`, read, RECORDED]);
      }
    } finally {
      ended = true;
    }
  }
  const file = xlsxFile('Survey entries', { titles: TITLES, pages: endless() });
  for await (const _ of file) break;
  expect(ended).toBe(true);
  const before = read;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toBe(before);
});
