import type { ChapterPage } from './chapter-page.ts';

export const dream: ChapterPage = {
  path: '/dream',
  heading: 'Reinstating Dreams',
  lede: 'Thousands give their best years to the civil-services examination. Most do not see their name on the list. What they learned about the country is still theirs, and the country still needs it.',
  story: [
    'Why this chapter exists: the years of reading end, and with them the study circle, the library seat and the sense of being useful. This membership programme puts the circle back together and gives it work to do.',
  ],
  lists: [
    {
      heading: 'Four aims',
      numbered: false,
      items: [
        {
          title: 'Policy and governance',
          text: 'Regular discussions on policy and governance, prepared as seriously as any paper.',
        },
        {
          title: 'People to learn from',
          text: 'Networking with leaders, civil servants, diplomats and journalists.',
        },
        {
          title: 'Work side by side',
          text: 'Collaboration among members, and time spent inspiring youth who are a few years behind.',
        },
        {
          title: 'The gap in the CV',
          text: 'Guidance on bridging CV gaps: how to name what those years have taught, and where it is wanted.',
        },
      ],
    },
    {
      heading: 'Five things that members find here',
      numbered: true,
      items: [
        {
          title: 'Engaging Conversations',
          text: 'Evenings on one question, with somebody who has worked on it.',
        },
        {
          title: 'Exclusive Networking Opportunities',
          text: 'Small tables, so that people really meet.',
        },
        {
          title: 'Personal Growth Support',
          text: 'Mentors and peers for the months between one plan and the next.',
        },
        {
          title: 'Torchbearers of Policy',
          text: 'Members read drafts, write notes and explain schemes to those for whom they were made.',
        },
        {
          title: 'A One-of-a-Kind Community',
          text: 'People who do not need to be told what the last attempt was like.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Our mission: no learning goes to waste',
    text: 'If you prepared, you are already qualified. Write to us, and we tell you which chapter meets near you.',
    action: 'write',
  },
};
