// Imported by the loader only.
import { news } from '#content/documents/news.ts';
import { itemPath } from '#content/item-pages.ts';
import { type NewsNote, newsNotes } from '#content/website/news-notes.ts';
import type { Website } from '#content/website/website.ts';
import type { Language } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/website/marked-text.ts';
import { dateInWords } from '../parts/date-in-words.ts';

export function noteList(website: Website) {
  const { opening, words, nothing } = website.words(news);
  const notes = newsNotes(website).map((note) => {
    const { slug, title, date, program, picture, lang } = note;
    const summary = paragraphsOf(note.text)[0] ?? '';
    const shown = { slug, title, date, program, picture, lang, summary };
    return { ...shown, path: itemPath('/news', slug), when: whenOf(note, website.locale) };
  });
  return { opening, words, nothing, notes };
}

/** @throws Response 404 */
export function singleNote(website: Website, slug: string) {
  const note = newsNotes(website).find((one) => one.slug === slug && slug !== '');
  if (!note) throw new Response('There is no such note', { status: 404 });
  const [summary = '', ...rest] = paragraphsOf(note.text);
  return {
    note: {
      ...{ ...note, summary, text: rest.join('\n\n') },
      path: itemPath('/news', slug),
      when: whenOf(note, website.locale),
    },
    words: website.words(news).words,
  };
}

const whenOf = ({ date, lang }: NewsNote, locale: Language) => dateInWords(date, lang ?? locale);
