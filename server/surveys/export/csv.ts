// Text that spreadsheets open: RFC 4180, and in UTF-8 with its mark, without which Excel takes देवनागरी
// for another encoding.

export type CsvValue = string | number | null;

export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula, also written in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Digits that it would take for a number, and lose the leading 0 of or what follows the fifteenth. */
const LOSES_DIGITS = /^(0\d+|\d{16,})$/;
const NEEDS_QUOTES = /[",\r\n]/;

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A number is never a formula. */
function cell(value: CsvValue): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) || LOSES_DIGITS.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
