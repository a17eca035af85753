// Words of a page that belong to other documents, such as the menu.
import type { Language } from '#domain/languages.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';

type Words = Pick<ListedDocument, 'name' | 'locale' | 'title' | 'words'>;

/** Enough for a line below the page. */
const MOST = 3;
/** Filled in on the page: `{short_name}`. */
const PLACEHOLDER = /\{\w+\}/;

/** @param words a line or a paragraph as the page shows it */
export function documentsWith<Document extends Words>(
  words: string,
  documents: readonly Document[],
  edited: { name: string; locale: Language },
): Document[] {
  const wanted = plain(words);
  return documents
    .filter(({ name, locale }) => locale === edited.locale && name !== edited.name)
    .filter((document) => document.words.split('\n').some((line) => reads(line, wanted)))
    .slice(0, MOST);
}

function reads(line: string, wanted: string): boolean {
  const pieces = plain(plainText(line))
    .replace(/[\\^$.*+?()[\]|]/g, '\\$&')
    .split(PLACEHOLDER);
  // A placeholder alone stands for anything.
  return pieces.join('') !== '' && new RegExp(`^${pieces.join('.+')}$`).test(wanted);
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
