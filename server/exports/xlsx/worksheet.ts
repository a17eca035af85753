import { DAY_MS } from '#domain/durations.ts';
import { OFFSET_MS } from '#domain/indian-time.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Cell, Page } from '../table.ts';
import {
  DAY_FORMAT,
  SPREADSHEET,
  TEXT_FORMAT,
  TIME_FORMAT,
  TITLE_FORMAT,
} from './workbook-parts.ts';

/** Spreadsheets count days from 1900, which they take for a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Characters of the usual font. */
const COLUMN_WIDTH = { least: 14, most: 36 };
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** Spreadsheets read this as the character of the code. */
const CHARACTER_CODE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** The line of titles stays in view. Texts are never formulas. */
export async function* worksheet(
  titles: readonly string[],
  pages: AsyncIterable<Page>,
): AsyncGenerator<string> {
  const columns = titles.map((_, i) => columnLetters(i));
  const widths = titles.map(
    ({ length }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${columnWidth(length)}" customWidth="1"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${SPREADSHEET}">` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>` +
    row(columns, 1, titles, TITLE_FORMAT);
  let line = 1;
  for await (const page of pages) {
    const rows = page.map((cells) => {
      line += 1;
      return row(columns, line, cells, TEXT_FORMAT);
    });
    yield rows.join('');
  }
  // Mobile numbers are texts, each with a warning otherwise.
  yield '</sheetData><ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>';
}

function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

function columnWidth(titleLength: number): number {
  return Math.min(Math.max(titleLength + 2, COLUMN_WIDTH.least), COLUMN_WIDTH.most);
}

/** Some programs read only cells that have their address. */
function row(
  columns: readonly string[],
  line: number,
  cells: readonly Cell[],
  format: number,
): string {
  const written = cells.map((value, i) => cell(`${columns[i]}${line}`, value, format));
  return `<row r="${line}">${written.join('')}</row>`;
}

function cell(address: string, value: Cell, format: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (value instanceof Date) {
    return dateCell(address, value.getTime() + OFFSET_MS, TIME_FORMAT);
  }
  if (typeof value === 'object') return dateCell(address, Date.parse(value.day), DAY_FORMAT);
  // The text format also holds for a cell that somebody edits: General would make a formula or a number of it.
  return `<c r="${address}" t="inlineStr" s="${format}"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

/** Spreadsheets know no time zones. */
function dateCell(address: string, localMs: number, format: number): string {
  return `<c r="${address}" s="${format}"><v>${(localMs - DAY_ZERO) / DAY_MS}</v></c>`;
}

function xmlText(text: string): string {
  const kept = text.replace(NOT_IN_XML, '').replace(CHARACTER_CODE, '_x005F_');
  // A parser would take a bare carriage return for a line feed.
  return escapeHtml(kept).replaceAll('\r', '&#13;');
}
