import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { partners as document } from '../../documents/partners.ts';

export const partners: ValuesOf<(typeof document)['fields']> = {
  heading: 'हमारे साझेदार',
  intro: 'यहाँ {count} तरह के साझेदारों की जगह रखी है। उनके अपने नाम यहाँ आएँगे। हर लिंक नए टैब में खुलता है।',
  items: [
    {
      name: 'महिला संघ',
      kind: 'Facebook',
      address: 'https://example.org/womens-federation',
      picture: 'roundel-0',
    },
    {
      name: 'जल मिशन',
      kind: 'वेबसाइट',
      address: 'https://example.org/water-mission',
      picture: 'roundel-1',
    },
    {
      name: 'जंगल समूह',
      kind: 'Instagram',
      address: 'https://example.org/forest-collective',
      picture: 'roundel-2',
    },
    {
      name: 'पुस्तकालय नेटवर्क',
      kind: 'LinkedIn',
      address: 'https://example.org/library-network',
      picture: 'roundel-3',
    },
  ],
};
