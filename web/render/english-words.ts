// Words that are not translated stand among translated ones, in the same list or even the same document. On the pages
// of other languages, elements whose words are in Latin letters are marked as English for screen readers.
import { DEVANAGARI, isInLatinLetters } from '#domain/text/latin.ts';

interface OpenElement {
  name: string;
  /** Where the attribute would be inserted. */
  end: number;
  lang: string | undefined;
  /** Of the element itself, without those in it. */
  words: string;
  isTranslated: boolean;
  /** Where the elements in it get the attribute. */
  marks: number[];
}

// React escapes the signs of tags in texts and attributes.
const PIECE = /<!--[\s\S]*?-->|<(\/?)([\w-]+)([^>]*)>|[^<]+/g;
const VOID = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const WITHOUT_WORDS = /^(svg|script|style)$/;
const LANG = / lang="([^"]*)"/;
const NO_WORDS = /&#?\w+;|\{\{[^}]*\}\}/g;

/** Marks the outermost elements that have English words of their own and nothing else. */
export function markEnglish(html: string): string {
  const body = html.indexOf('<body');
  const page = html.slice(body);
  const open: OpenElement[] = [];
  let marks: number[] = [];
  for (const { 0: piece, 1: slash, 2: name = '', 3: attributes = '', index } of page.matchAll(
    PIECE,
  )) {
    const top = open.at(-1);
    if (piece.startsWith('<!--')) continue;
    if (slash === undefined) {
      if (top) top.words += piece.replace(NO_WORDS, '');
    } else if (slash === '/') {
      const closed = open.pop();
      const parent = open.at(-1);
      if (!closed) break;
      const found = marksOf(closed);
      if (!parent) {
        marks = found;
        break;
      }
      parent.marks.push(...found);
      parent.isTranslated ||= closed.lang === undefined && isTranslated(closed);
    } else if (!VOID.test(name) && !attributes.endsWith('/')) {
      const end = index + piece.length - 1;
      const lang = LANG.exec(attributes)?.[1];
      open.push({ name, end, lang, words: '', isTranslated: false, marks: [] });
    }
  }
  return html.slice(0, body) + withMarks(page, marks);
}

function marksOf(element: OpenElement): number[] {
  if (WITHOUT_WORDS.test(element.name) || element.lang === 'en') return [];
  const isEnglish =
    element.lang === undefined && !element.isTranslated && isInLatinLetters(element.words);
  return isEnglish ? [element.end] : element.marks;
}

function isTranslated({ name, words, isTranslated }: OpenElement): boolean {
  return !WITHOUT_WORDS.test(name) && (isTranslated || DEVANAGARI.test(words));
}

function withMarks(page: string, marks: readonly number[]): string {
  let from = 0;
  const parts = marks.map((end) => {
    const part = `${page.slice(from, end)} lang="en"`;
    from = end;
    return part;
  });
  return parts.join('') + page.slice(from);
}
