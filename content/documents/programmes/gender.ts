import { defineProgramme } from './programme.ts';

export const gender = defineProgramme({
  path: '/gender',
  title: 'Gender Parity',
  theme: 'geru',
  blocks: [
    {
      kind: 'points',
      layout: 'table',
      bounds: [2, 6],
    },
    {
      kind: 'cards',
      layout: 'pinwheel',
      bounds: [2, 8],
    },
    {
      kind: 'figures',
      layout: 'ledger',
      bounds: [1, 6],
    },
  ],
  words: {
    opening: {
      picture: 'cycle.webp',
      heading: 'Gender Parity',
      lede: 'We work with girls, women and their families in villages, so that girls stay in school, women earn and lead, and homes and streets are safe. Parity is a girl who cycles to class, a mother with a bank book in her own name, a woman who is heard when the village meets.',
      story:
        'Count the hours. She is up before the stove is lit and sits down after the last plate is washed; in between there are the field, the water and somebody’s fever. On the form, under occupation, it says: none.\n\nHer daughter is good at sums. Whether she will sit in class nine depends on a road without lamps, a school toilet without a door, and an uncle who has heard of a suitable family.\n\nNothing on that list is fate. Every item on it is a thing, and things can be changed, one after another.',
    },
    points: {
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
    cards: {
      heading: '{count} initiatives',
      intro: '',
      items: [
        {
          title: 'Girls stay in school',
          text: 'Bicycles, scholarships and mentors for the years in which most girls drop out.',
          picture: 'girls-in-school.webp',
        },
        {
          title: 'Women earn and save',
          text: 'Skills, savings circles and a first account, and company on the first walk to the bank.',
          picture: 'women-savings.webp',
        },
        {
          title: 'Women lead',
          text: 'Practice in speaking, chairing and reading a budget, for elected members and for those who may stand.',
          picture: 'women-lead.webp',
        },
        {
          title: 'Homes and streets are safe',
          text: 'Knowing the law and whom to call, and men and boys who take their part in the change.',
          picture: 'safe-streets.webp',
        },
      ],
    },
    figures: {
      heading: 'Impact: counted in lives',
      note: 'One figure stands for fifty people. Figures as reported by the trust.',
      items: [
        {
          value: '5,000',
          label: 'girls supported',
          scope: '',
          year: '',
          source: '',
          picture: 'girls-5000',
        },
        {
          value: '500',
          label: 'elderly women',
          scope: '',
          year: '',
          source: '',
          picture: 'women-500',
        },
      ],
      picture: '',
    },
    closing: {
      heading: 'Put another girl on the road to school',
      text: 'One bicycle, one first deposit, one lamp in a dark lane. Progress comes singly here, and can be given singly.',
      button: '',
    },
    summary: {
      title: 'Gender Parity',
      text: 'A bicycle, a bank account, a say at the village meeting. Parity is counted in ordinary freedoms, and we work on them one at a time.',
      brief: 'Bicycles, bank accounts and a say at the village meeting.',
      fact: '5,000 girls supported',
    },
    search: {
      title: 'Gender Parity | {short_name}',
      description:
        'Why gender parity matters in education, economy and leadership, and what we do about it with girls and women.',
    },
  },
});
