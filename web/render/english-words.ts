// Words that are not translated stand among translated ones, in the same list or even the same document. On the pages
// of other languages, elements whose words are in Latin letters are marked as English for screen readers.
import { Parser } from 'htmlparser2';
import { DEVANAGARI, isInLatinLetters } from '#domain/text/latin.ts';

interface OpenElement {
  name: string;
  /** The position at which the attribute would be inserted. */
  end: number;
  lang: string | undefined;
  /** The element's words, without those of inner elements. */
  words: string;
  isTranslated: boolean;
  /** The positions at which inner elements get the attribute. */
  marks: number[];
}

const WITHOUT_WORDS = /^(head|svg|script|style)$/;
const PLACEHOLDER = /\{\{[^}]*\}\}/g;

/** Marks the outermost elements that have English words of their own and nothing else. */
export function markEnglish(html: string): string {
  const page = emptyElement('', 0, undefined);
  const open = [page];
  const parser = new Parser({
    onopentag: (name, { lang }) => open.push(emptyElement(name, parser.endIndex, lang)),
    ontext: (words) => {
      const element = open.at(-1);
      if (element) element.words += words.replace(PLACEHOLDER, '');
    },
    onclosetag: () => {
      const closed = open.pop();
      const parent = open.at(-1);
      if (!closed || !parent) return;
      parent.marks.push(...marksOf(closed));
      parent.isTranslated ||= closed.lang === undefined && isTranslated(closed);
    },
  });
  parser.end(html);
  return withMarks(html, page.marks);
}

function emptyElement(name: string, end: number, lang: string | undefined): OpenElement {
  return { name, end, lang, words: '', isTranslated: false, marks: [] };
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
