// The search of the list: in names, and in the words of every language.
import type { Language } from '#domain/languages.ts';
import type { DocumentRow } from './website-list.ts';

export interface Hit {
  locale: Language;
  before: string;
  found: string;
  after: string;
}

export interface FoundRow {
  row: DocumentRow;
  /** Null where only the name fits. */
  hit: Hit | null;
}

/** @param labelOf the title in the reader's language @returns matches by name first, then by content */
export function findRows(
  rows: readonly DocumentRow[],
  search: string,
  labelOf: (title: string) => string,
): FoundRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return rows.map((row) => ({ row, hit: null }));
  const found = rows.map((row) => {
    const names = [labelOf(row.title), row.title, row.path, row.name];
    const isNamed = names.join('\n').toLocaleLowerCase().includes(wanted);
    return { row, hit: hitIn(row, wanted), isNamed };
  });
  const named = found.filter(({ isNamed }) => isNamed);
  const others = found.filter(({ hit, isNamed }) => hit !== null && !isNamed);
  return [...named, ...others].map(({ row, hit }) => ({ row, hit }));
}

function hitIn({ languages }: DocumentRow, wanted: string): Hit | null {
  for (const { locale, words } of languages) {
    const hit = excerpt(words, wanted);
    if (hit) return { locale, ...hit };
  }
  return null;
}

const BEFORE = 32;
const AFTER = 48;

function excerpt(words: string, wanted: string): Omit<Hit, 'locale'> | null {
  const at = words.toLocaleLowerCase().indexOf(wanted);
  if (at < 0) return null;
  const end = at + wanted.length;
  const line = { from: words.lastIndexOf('\n', at) + 1, to: words.indexOf('\n', end) };
  const to = line.to < 0 ? words.length : line.to;
  const before = words.slice(line.from, at);
  const after = words.slice(end, to);
  return {
    before: before.length > BEFORE ? `… ${wordsFrom(before.slice(-BEFORE))}` : before,
    found: words.slice(at, end),
    after: after.length > AFTER ? `${wordsUpTo(after.slice(0, AFTER))} …` : after,
  };
}

function wordsFrom(text: string): string {
  return text.slice(text.indexOf(' ') + 1);
}

function wordsUpTo(text: string): string {
  const end = text.lastIndexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}
