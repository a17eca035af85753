import type { ChapterPage } from './chapter-page.ts';

export const democracy: ChapterPage = {
  path: '/democracy',
  heading: 'Fostering Democracy',
  lede: 'Voting takes a minute; being a citizen takes the rest of the year. Vision: every adult knows what may be asked, of whom, and how to ask for it without fear.',
  story: [
    'Why democracy matters: a road, a ration card, a school roof are all decided by somebody. Where people come to the meeting and read the list on the wall, those decisions are better and are kept.',
    'We favour no party and no candidate. Our workshops teach the rules of the game, and everybody stands in the same line.',
  ],
  lists: [
    {
      heading: 'Five initiatives',
      numbered: true,
      items: [
        {
          title: 'Rights and duties',
          text: 'The Constitution in plain words, with examples from the ward and not from the textbook.',
        },
        {
          title: 'Voter registration',
          text: 'Help with forms and corrections, above all for first-time voters, elders and people with disabilities.',
        },
        {
          title: 'The village assembly',
          text: 'How a Gram Sabha is called, what it may decide, and how to put a point on its list.',
        },
        {
          title: 'Women in public life',
          text: 'Training and company for women who speak up, sit on committees or stand for election.',
        },
        {
          title: 'Asking for information',
          text: 'How to read a budget, how to write a request for information, and what to do with the answer.',
        },
      ],
    },
  ],
  figures: {
    heading: 'A longer line',
    note: 'Figures as reported by the trust.',
    items: [
      { value: '95,000+', label: 'rural citizens in workshops' },
      { value: '10,000+', label: 'women trained' },
      { value: '25', label: 'tribal communities' },
    ],
  },
  closing: {
    heading: 'Make the line longer',
    text: 'Your gift goes to this chapter when you write “Democracy” in the transfer note.',
    action: 'help',
  },
};
