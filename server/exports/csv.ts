// RFC 4180 in UTF-8, with a byte order mark: without it Excel misreads देवनागरी.
import { isoInIndia } from '#domain/indian-time.ts';
import type { Cell, Table } from './table.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Starts of formulas, also in full width (CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Spreadsheets drop a leading 0 and the digits after the fifteenth. */
const LOSES_DIGITS = /^(0\d+|\d{16,})$/;
/** Some spreadsheets also separate at a semicolon or a tab. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** The titles come with the first page, so that a failure to read it can still be answered as an error. */
export async function* csvFile({ titles, pages }: Table): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + csvLine(titles);
  for await (const page of pages) {
    yield head + page.map(csvLine).join('');
    head = '';
  }
  if (head) yield head;
}

export function csvLine(values: readonly Cell[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: Cell): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return isoInIndia(value);
  if (typeof value === 'object') return value.day;
  const text = FORMULA.test(value) || LOSES_DIGITS.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
