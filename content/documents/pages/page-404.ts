import { defineDocument } from '#domain/website/document.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pageNotFound = defineDocument({
  name: 'page-404',
  title: 'Page not found',
  section: 'pages',
  path: '/404',
  schema: 1,
  fields: { opening: openingFields, search: searchFields },
  defaults: {
    en: {
      opening: {
        picture: 'stand-in.webp',
        heading: 'This page is not in the book',
        lede: 'The wall at this address is still bare. Perhaps a letter went astray while typing, or the page has moved. These are painted:',
      },
      search: {
        title: 'Page not found | {short_name}',
        description:
          'There is no page at this address. Ways back to the start, the chapters and the contact page.',
      },
    },
  },
});
