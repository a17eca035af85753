import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, picture, prose } from '#domain/website/fields/fields.ts';
import { COUNT_HINT } from './pages/page-parts.ts';

/** As delivered, kinds of organisations, which the trust replaces by its partners and their addresses. */
export const partners = defineDocument({
  name: 'partners',
  title: 'Partners',
  section: 'lists',
  path: '/',
  schema: 1,
  fields: {
    heading: line('Heading', 40),
    intro: prose('Sentence', 160, { hint: COUNT_HINT }),
    items: list(
      'Partners',
      'Partner',
      group('Partner', {
        name: line('Name', 60),
        kind: line('Where the link leads', 20),
        address: line('Address', 200, { format: 'address' }),
        picture: picture('Picture'),
      }),
      [0, 24],
    ),
  },
  defaults: {
    en: {
      heading: 'Our Partners',
      intro:
        'Places kept for {count} kinds of partner; their own names will stand here. Each link opens in a new tab.',
      items: [
        {
          name: 'Women’s federation',
          kind: 'Facebook',
          address: 'https://example.org/womens-federation',
          picture: 'roundel-0',
        },
        {
          name: 'Water mission',
          kind: 'Website',
          address: 'https://example.org/water-mission',
          picture: 'roundel-1',
        },
        {
          name: 'Forest collective',
          kind: 'Instagram',
          address: 'https://example.org/forest-collective',
          picture: 'roundel-2',
        },
        {
          name: 'Library network',
          kind: 'LinkedIn',
          address: 'https://example.org/library-network',
          picture: 'roundel-3',
        },
      ],
    },
  },
});
