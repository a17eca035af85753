// A list of places as a spreadsheet saves it: a name on each line, and after a comma or a tab the name in Devanagari.
import { cleanText } from '../text/text.ts';

export interface ListedPlace {
  name: string;
  local_name: string;
}

const HEADINGS = new Set(['place', 'name', 'places', 'city', 'constituency']);

export function parsePlaces(text: string): ListedPlace[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
    .filter(
      ([name = ''], line) => isName(name) && !(line === 0 && HEADINGS.has(name.toLowerCase())),
    )
    .map(([name = '', local_name = '']) => ({ name, local_name }));
}

/** A file that is not text in UTF-8 has no names. */
function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !cell.includes('\ufffd');
}

function cellsOf(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^,;\t]*)([,;\t]|$)/g) ?? [];
  return cells.map((cell) => {
    const bare = cell.replace(/[,;\t]$/, '').trim();
    const quoted = /^"(.*)"$/s.exec(bare)?.[1];
    return cleanText(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
  });
}
