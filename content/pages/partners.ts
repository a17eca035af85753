// Placeholders: kinds of organisations, which the trust replaces by its partners and their addresses.

import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';

export interface Partner {
  readonly title: string;
  readonly picture: Picture;
  readonly link: string;
  readonly kind: 'Facebook' | 'Website' | 'Instagram' | 'LinkedIn';
}

export const partnersText = {
  heading: 'Our Partners',
  intro:
    'Places kept for four kinds of partner; their own names will stand here. Each link opens in a new tab.',
};

export const partners: readonly Partner[] = [
  {
    title: 'Women’s federation',
    picture: pictures['roundel-0'],
    link: 'https://example.org/womens-federation',
    kind: 'Facebook',
  },
  {
    title: 'Water mission',
    picture: pictures['roundel-1'],
    link: 'https://example.org/water-mission',
    kind: 'Website',
  },
  {
    title: 'Forest collective',
    picture: pictures['roundel-2'],
    link: 'https://example.org/forest-collective',
    kind: 'Instagram',
  },
  {
    title: 'Library network',
    picture: pictures['roundel-3'],
    link: 'https://example.org/library-network',
    kind: 'LinkedIn',
  },
];
