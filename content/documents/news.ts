import { MAX_SLUG_LENGTH } from '#domain/website/addresses/slugs.ts';
import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields/fields.ts';
import { itemPictures, openingFields, SLUG_HINT, searchFields } from './pages/page-parts.ts';

export const news = defineDocument({
  name: 'news',
  title: 'News',
  section: 'lists',
  path: '/news',
  schema: 4,
  fields: {
    opening: openingFields,
    items: list(
      'Notes',
      'Note',
      group('Note', {
        title: line('Heading', 80),
        slug: line('Web address', MAX_SLUG_LENGTH, {
          format: 'slug',
          optional: true,
          hint: SLUG_HINT,
        }),
        date: line('Date', 10, { format: 'date' }),
        author: line('Written by', 60, { optional: true }),
        place: line('Place', 60, { optional: true }),
        program: line('Programme', 50, { optional: true }),
        text: prose('Text', 5000, {
          paragraphs: 20,
          blocks: true,
          hint: 'The first paragraph is the summary',
        }),
        picture: { ...optionalPicture('Picture'), verbatim: true },
        pictures: itemPictures,
      }),
      [0, 200],
      { hint: 'The site shows the newest first' },
    ),
    words: group('Beside the notes', {
      read: line('Link to a note', 24),
      written: line('Before the date', 20),
      by: line('Before the author', 20),
      place: line('Before the place', 20),
      program: line('Before the programme', 20),
      share: line('Link to WhatsApp', 30),
      copy: line('Button that copies the link', 30),
      copied: line('The button after a press', 16),
      feed: line('Link to the feed', 40),
      older: line('Link to the older notes, and their heading', 30),
      newer: line('Link to the newer notes', 30),
      all: line('Link to all notes', 24),
    }),
    nothing: group('Without notes', {
      heading: line('Heading', 60),
      text: prose('Text', 240),
      events: line('Link to Events', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'crier-opening.webp',
        heading: 'News',
        lede: 'What was done, where, and what came of it: short notes by people who were there.',
      },
      items: [],
      words: {
        read: 'Read on',
        written: 'Written',
        by: 'By',
        place: 'Place',
        program: 'Chapter',
        share: 'Share on WhatsApp',
        copy: 'Copy the link',
        copied: 'Copied',
        feed: 'Follow by feed (Atom)',
        older: 'Earlier notes',
        newer: 'Later notes',
        all: 'All news',
      },
      nothing: {
        heading: 'There is no note yet',
        text: 'The first one stands here as soon as somebody has written it. Until then, see what is planned.',
        events: 'Look at the events',
      },
      search: {
        title: 'News of {short_name}',
        description:
          'Short notes by the people who were there: what was done, where, and what came of it.',
      },
    },
  },
});
