// RFC 4180 in UTF-8, with a byte order mark: without it Excel misreads देवनागरी.

export type CsvValue = string | number | null;

export const BYTE_ORDER_MARK = '\uFEFF';

/** Starts of formulas, also in full width (CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Numbers that lose their leading 0 or the digits after the fifteenth. */
const LOSES_DIGITS = /^(0\d+|\d{16,})$/;
/** Some spreadsheets also separate at a semicolon or a tab. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: CsvValue): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) || LOSES_DIGITS.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
