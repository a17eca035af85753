import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields.ts';

/** On the page of the events, as soon as there is any. */
export const news = defineDocument({
  name: 'news',
  title: 'News',
  section: 'lists',
  path: '/event',
  schema: 1,
  fields: {
    heading: line('Heading', 40),
    items: list(
      'Notes',
      'Note',
      group('Note', {
        title: line('Heading', 80),
        date: line('Date', 10, { format: 'date' }),
        text: prose('Text', 1200, { paragraphs: 6 }),
        picture: optionalPicture('Picture'),
      }),
      [0, 40],
    ),
  },
  defaults: {
    en: {
      heading: 'News',
      items: [],
    },
  },
});
