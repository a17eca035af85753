// Each line has a name, and after a comma or a tab the name in Devanagari, as a spreadsheet saves it.
import { cleanText } from '../text/text.ts';

export interface ListedPlace {
  name: string;
  local_name: string;
}

const HEADINGS = new Set(['place', 'name', 'places', 'city', 'constituency']);

/** A quoted cell may hold separators and line ends. */
const CELL = /("(?:[^"]|"")*"|[^,;\t\r\n]*)([,;\t]|\r\n|\r|\n|$)/g;

export function parsePlaces(text: string): ListedPlace[] {
  const [first, ...others] = rowsOf(text).filter((cells) => cells.some((cell) => cell !== ''));
  if (!first) return [];
  const isHeading = HEADINGS.has((first[0] ?? '').toLowerCase());
  return (isHeading ? others : [first, ...others])
    .filter(([name = '']) => isName(name))
    .map(([name = '', local_name = '']) => ({ name, local_name }));
}

/** A file that is not text in UTF-8 has no names. */
function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !cell.includes('\ufffd');
}

function rowsOf(text: string): string[][] {
  let row: string[] = [];
  const rows = [row];
  for (const [, cell = '', end = ''] of text.matchAll(CELL)) {
    row.push(cellText(cell.trim()));
    if (end !== '\r' && end !== '\n' && end !== '\r\n') continue;
    row = [];
    rows.push(row);
  }
  return rows;
}

function cellText(cell: string): string {
  const quoted = /^"(.*)"$/s.exec(cell)?.[1];
  const text = quoted === undefined ? cell : quoted.replaceAll('""', '"');
  return cleanText(text.replace(/\s+/g, ' '));
}
