import { expect } from 'vitest';

const MARK = '\uFEFF';

export type CsvRow = Record<string, string>;

/** By the titles, which must be different. */
export function readCsv(text: string): CsvRow[] {
  expect(text.startsWith(MARK)).toBe(true);
  const [titles = [], ...rows] = parsed(text.slice(MARK.length));
  expect(new Set(titles).size).toBe(titles.length);
  return rows.map((row) => {
    expect(row).toHaveLength(titles.length);
    return Object.fromEntries(titles.map((title, place) => [title, row[place] ?? '']));
  });
}

/** Parses CSV by RFC 4180: quoted fields may hold anything, with quotes doubled. */
function parsed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
