// Imported by the loader only.
import { news } from '#content/documents/news.ts';
import { itemPath, notesPath } from '#content/item-pages.ts';
import { type NewsNote, newsNotes, notePages } from '#content/website/news-notes.ts';
import type { Website } from '#content/website/website.ts';
import type { Language } from '#domain/languages.ts';
import { parseBlocks } from '#domain/website/text/blocks.ts';
import { splitSummary } from '#domain/website/text/split-summary.ts';
import { dateInWords } from '../words/date-in-words.ts';

export function noteList(website: Website) {
  const { opening, words, nothing } = website.words(news);
  const [newest = [], ...older] = notePages(website);
  const olderPath = older.length > 0 ? notesPath(2) : undefined;
  return { opening, words, nothing, notes: newest.map(listedNote(website)), olderPath };
}

/** @throws Response 404 */
export function olderNotes(website: Website, number = 0) {
  const pages = notePages(website);
  const notes = pages[number - 1];
  if (!notes) throw new Response('There are no such notes', { status: 404 });
  return {
    words: website.words(news).words,
    notes: notes.map(listedNote(website)),
    number,
    count: pages.length,
    newerPath: notesPath(number - 1),
    olderPath: number < pages.length ? notesPath(number + 1) : undefined,
  };
}

const listedNote = (website: Website) => (note: NewsNote) => {
  const { slug, title, date, program, picture, lang } = note;
  const { summary } = splitSummary(note.text);
  const shown = { slug, title, date, program, picture, lang, summary };
  return { ...shown, path: itemPath('/news', slug), when: whenOf(note, website.locale) };
};

/** @throws Response 404 */
export function singleNote(website: Website, slug: string) {
  const note = newsNotes(website).find((one) => one.slug === slug && slug !== '');
  if (!note) throw new Response('There is no such note', { status: 404 });
  const { text, ...facts } = note;
  const { lede, rest } = splitSummary(text);
  return {
    note: {
      ...facts,
      lede,
      blocks: parseBlocks(rest),
      path: itemPath('/news', slug),
      when: whenOf(note, website.locale),
    },
    words: website.words(news).words,
  };
}

const whenOf = ({ date, lang }: NewsNote, locale: Language) => dateInWords(date, lang ?? locale);
