import type { ChapterPage } from './chapter-page.ts';

export const gender: ChapterPage = {
  path: '/gender',
  heading: 'Gender Parity',
  lede: 'Parity is not an idea for a banner. It is a girl who cycles to class, a mother with a bank book in her own name, a woman who is heard when the village meets.',
  story: [],
  lists: [
    {
      heading: 'Why it matters',
      numbered: false,
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
      heading: 'Four initiatives',
      numbered: true,
      items: [
        {
          title: 'Girls stay in school',
          text: 'Bicycles, scholarships and mentors for the years in which most girls drop out.',
        },
        {
          title: 'Women earn and save',
          text: 'Skills, savings circles and a first account, and company on the first walk to the bank.',
        },
        {
          title: 'Women lead',
          text: 'Practice in speaking, chairing and reading a budget, for elected members and for those who may stand.',
        },
        {
          title: 'Homes and streets are safe',
          text: 'Knowing the law, knowing whom to call, and men and boys who take their part in the change.',
        },
      ],
    },
  ],
  figures: {
    heading: 'Counted in lives',
    note: 'Figures as reported by the trust.',
    items: [
      { value: '5,000', label: 'girls supported' },
      { value: '300', label: 'women upskilled' },
      { value: '500', label: 'elderly women reached' },
    ],
  },
  closing: {
    heading: 'Put another girl on the road to school',
    text: 'Your gift goes to this chapter when you write “Gender Parity” in the transfer note.',
    action: 'help',
  },
};
