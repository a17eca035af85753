import { news } from '#content/documents/news.ts';

/** News with one note, at /news/camp. */
export const campNews = (pictures: readonly string[], words: object = {}) => ({
  ...news.defaults.en,
  items: [
    {
      title: 'A camp',
      slug: 'camp',
      date: '2026-11-20',
      author: 'Ravi',
      place: 'Rampur',
      program: 'WASH',
      text: 'We dug.\n\nIt rained.',
      picture: '',
      pictures,
      ...words,
    },
  ],
});
