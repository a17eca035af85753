// Notes in every language have the dates and addresses of the published English, like events (dated-events.ts).
import type { Language } from '#domain/languages.ts';
import { news } from '../documents/news.ts';
import type { Website } from './website.ts';
import type { Words } from './words.ts';

/** Of the first page and of each older one. */
const NOTES_PER_PAGE = 12;

export type NoteWords = Words<typeof news>['items'][number];

export interface NewsNote extends NoteWords {
  /** Of its words; undefined where that is the website's own. */
  readonly lang: Language | undefined;
}

/** The newest first. */
export function newsNotes(website: Website): NewsNote[] {
  const translated = website.words(news).items;
  const language = website.languageOf(news);
  return website.english
    .words(news)
    .items.map((note) => {
      const words = translated.find(({ slug }) => slug !== '' && slug === note.slug);
      const { title, author, place, program, text } = words ?? note;
      const shown = words ? language : 'en';
      const lang = shown === website.locale ? undefined : shown;
      return { ...note, title, author, place, program, text, lang };
    })
    .sort((one, other) => (one.date > other.date ? -1 : 1));
}

/** The newest notes are the first page. */
export function notePages(website: Website): NewsNote[][] {
  const notes = newsNotes(website);
  const count = Math.max(1, Math.ceil(notes.length / NOTES_PER_PAGE));
  return Array.from({ length: count }, (_, page) =>
    notes.slice(page * NOTES_PER_PAGE, (page + 1) * NOTES_PER_PAGE),
  );
}
