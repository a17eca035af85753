import { news } from '../documents/news.ts';
import { type Translated, translatedItems } from './translated-items.ts';
import type { Website } from './website.ts';
import type { Words } from './words.ts';

/** Notes on the first page and on each older one. */
const NOTES_PER_PAGE = 12;

export type NoteWords = Words<typeof news>['items'][number];

export type NewsNote = NoteWords & Translated;

/** The newest first. */
export function newsNotes(website: Website): NewsNote[] {
  return translatedItems(website, {
    document: news,
    itemsOf: (each) => each.words(news).items,
    wordsOf: ({ title, author, place, program, text }) => {
      return { title, author, place, program, text };
    },
  }).sort((one, other) => other.date.localeCompare(one.date));
}

/** The newest notes are the first page. */
export function notePages(website: Website): NewsNote[][] {
  const notes = newsNotes(website);
  const count = Math.max(1, Math.ceil(notes.length / NOTES_PER_PAGE));
  return Array.from({ length: count }, (_, page) =>
    notes.slice(page * NOTES_PER_PAGE, (page + 1) * NOTES_PER_PAGE),
  );
}
