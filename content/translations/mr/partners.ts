import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { partners as document } from '../../documents/partners.ts';

export const partners: ValuesOf<(typeof document)['fields']> = {
  heading: 'आमचे भागीदार',
  intro:
    'इथे {count} प्रकारच्या भागीदारांसाठी जागा ठेवली आहे. त्यांची नावे इथे येतील. प्रत्येक लिंक नव्या टॅबमध्ये उघडते.',
  items: [
    {
      name: 'महिला संघ',
      kind: 'Facebook',
      address: 'https://example.org/womens-federation',
      picture: 'roundel-0',
    },
    {
      name: 'जल मिशन',
      kind: 'संकेतस्थळ',
      address: 'https://example.org/water-mission',
      picture: 'roundel-1',
    },
    {
      name: 'जंगल गट',
      kind: 'Instagram',
      address: 'https://example.org/forest-collective',
      picture: 'roundel-2',
    },
    {
      name: 'ग्रंथालयांचे जाळे',
      kind: 'LinkedIn',
      address: 'https://example.org/library-network',
      picture: 'roundel-3',
    },
  ],
};
