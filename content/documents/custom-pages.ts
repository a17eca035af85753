import { MAX_SLUG_LENGTH } from '#domain/website/addresses/slugs.ts';
import { defineDocument } from '#domain/website/document.ts';
import {
  choice,
  group,
  line,
  list,
  optionalPicture,
  prose,
} from '#domain/website/fields/fields.ts';
import { itemPictures, openingFields, SLUG_HINT, searchFields } from './pages/page-parts.ts';

/** Pages that the trust adds itself, under /pages. */
export const customPages = defineDocument({
  name: 'custom-pages',
  title: 'Own pages',
  section: 'lists',
  path: '/pages',
  schema: 2,
  fields: {
    opening: openingFields,
    items: list(
      'Pages',
      'Page',
      group('Page', {
        name: line('Name', 40, { hint: 'In the menu and in the footer' }),
        slug: line('Web address', MAX_SLUG_LENGTH, {
          format: 'slug',
          optional: true,
          hint: SLUG_HINT,
        }),
        linked: choice('Where visitors find it', [
          { value: 'menu', label: 'In the menu and the footer' },
          { value: 'footer', label: 'In the footer' },
          { value: 'nowhere', label: 'Only by its address' },
        ]),
        heading: line('Heading', 80),
        lede: prose('Opening sentence', 320),
        picture: { ...optionalPicture('Picture'), verbatim: true },
        text: prose('Text', 8000, { paragraphs: 60, blocks: true }),
        pictures: itemPictures,
      }),
      [0, 30],
    ),
    words: group('Beside the pages', {
      read: line('Link to a page', 24),
      all: line('Link to all pages', 24),
    }),
    nothing: group('Without pages', {
      heading: line('Heading', 60),
      text: prose('Text', 240),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'about-opening.webp',
        heading: 'More from us',
        lede: 'Pages about us that belong to no single chapter.',
      },
      items: [],
      words: {
        read: 'Read the page',
        all: 'All these pages',
      },
      nothing: {
        heading: 'There is no further page yet',
        text: 'What the trust does stands in [its chapters](/tailoredsupport), and what is new in the [news](/news).',
      },
      search: {
        title: 'More from {short_name}',
        description: 'Pages about the trust and its work that belong to no single chapter.',
      },
    },
  },
});
