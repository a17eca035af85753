import { pictures } from '../pictures.ts';
import type { ChapterPage } from './chapter-page.ts';

export const gender: ChapterPage = {
  path: '/gender',
  heading: 'Gender Parity',
  lede: 'Parity is a girl who cycles to class, a mother with a bank book in her own name, a woman who is heard when the village meets.',
  story: [
    'Count the hours. She is up before the stove is lit and sits down after the last plate is washed; in between there are the field, the water and somebody’s fever. On the form, under occupation, it says: none.',
    'Her daughter is good at sums. Whether she will sit in class nine depends on a road without lamps, a school toilet without a door, and an uncle who has heard of a suitable family.',
    'Nothing on that list is fate. Every item on it is a thing, and things can be changed, one after another.',
  ],
  blocks: [
    {
      kind: 'points',
      layout: 'wall',
      heading: 'Why it matters',
      items: [
        {
          title: 'Education',
          text: 'A girl who stays in school marries later, earns more and sends her own daughter to class.',
        },
        {
          title: 'Economy',
          text: 'Half of the hands, half of the ideas. A household with two earners survives a bad season.',
        },
        {
          title: 'Leadership',
          text: 'Where women sit on the committee, the tap is repaired and the school toilet has a door.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'pinwheel',
      heading: 'Four initiatives',
      items: [
        {
          title: 'Girls stay in school',
          text: 'Bicycles, scholarships and mentors for the years in which most girls drop out.',
          picture: pictures['girls-in-school'],
        },
        {
          title: 'Women earn and save',
          text: 'Skills, savings circles and a first account, and company on the first walk to the bank.',
          picture: pictures['women-savings'],
        },
        {
          title: 'Women lead',
          text: 'Practice in speaking, chairing and reading a budget, for elected members and for those who may stand.',
          picture: pictures['women-lead'],
        },
        {
          title: 'Homes and streets are safe',
          text: 'Knowing the law and whom to call, and men and boys who take their part in the change.',
          picture: pictures['safe-streets'],
        },
      ],
    },
    {
      kind: 'figures',
      layout: 'ledger',
      heading: 'Impact: counted in lives',
      note: 'Figures as reported by the trust.',
      items: [
        { value: '5,000', label: 'girls supported' },
        { value: '500', label: 'elderly women' },
      ],
    },
  ],
  closing: {
    heading: 'Put another girl on the road to school',
    text: 'One bicycle, one first deposit, one lamp in a dark lane. Progress comes singly here, and can be given singly.',
    action: 'help',
  },
};
