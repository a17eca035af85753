import { defineProgramme } from './programme.ts';

export const democracy = defineProgramme({
  path: '/democracy',
  title: 'Fostering Democracy',
  theme: 'deep',
  blocks: [
    {
      kind: 'statement',
    },
    {
      kind: 'words',
    },
    {
      kind: 'initiatives',
      layout: 'rows',
      bounds: [2, 10],
    },
    {
      kind: 'figures',
      layout: 'lead',
      bounds: [1, 6],
    },
  ],
  words: {
    opening: {
      picture: 'ballot.webp',
      heading: 'Fostering Democracy',
      lede: 'We hold workshops in villages and wards on rights, voter registration and the village assembly, for first-time voters, women, elders and anybody who wants to ask. Voting takes a minute; being a citizen takes the rest of the year.',
      story:
        'The list of approved houses hangs on the office wall, in small type, behind the clerk. It is public; anybody may read it. In an hour four people come in, look at the clerk, and go.\n\nNothing stops them asking. They have not been told that the question has a name, a form, and a date by which it must be answered.\n\nOur workshops tell them. We favour no party and no candidate: the rules of the game belong to everybody who stands in the line.',
    },
    statement: {
      heading: 'Vision',
      text: 'Every adult knows what may be asked, of whom, and how to ask for it without fear.',
    },
    words: {
      heading: 'Why democracy matters',
      text: 'A road, a ration card, a school roof: each was decided by somebody, on a certain day, in a meeting that had a notice. Where people come to that meeting and read the minutes, decisions are better, and are kept.\n\nStaying silent costs more. What nobody watches is built twice or not at all, and those who were never asked stop asking.',
      links: [],
    },
    initiatives: {
      heading: '{count} initiatives',
      intro: '',
      items: [
        {
          title: 'Rights and duties',
          text: 'The Constitution in plain words, with examples from the ward and not from the textbook.',
          picture: 'rights-and-duties.webp',
        },
        {
          title: 'Voter registration',
          text: 'Help with forms and corrections, above all for first-time voters, elders and people with disabilities.',
          picture: 'voter-registration.webp',
        },
        {
          title: 'The village assembly',
          text: 'How a Gram Sabha is called, what it may decide, and how to put an item on its agenda.',
          picture: 'village-assembly.webp',
        },
        {
          title: 'Women in public life',
          text: 'Training and company for women who speak up, sit on committees or stand for election.',
          picture: 'women-in-public-life.webp',
        },
        {
          title: 'Asking for information',
          text: 'How to read a budget, how to write a request for information, and what to do with the answer.',
          picture: 'asking-for-information.webp',
        },
      ],
    },
    figures: {
      heading: 'Impact: a longer line',
      note: 'Figures as reported by the trust.',
      items: [
        {
          value: '95,000+',
          label: 'rural citizens in workshops',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '10,000+',
          label: 'women trained',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '25',
          label: 'tribal communities',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: '',
    },
    closing: {
      heading: 'Make the line longer',
      text: 'A workshop needs a hall, a trainer and a reason to come. The reason is there already; help us with the other two.',
      button: '',
    },
    summary: {
      title: 'Fostering Democracy',
      text: 'Everybody stands in the same line. We run workshops on rights, registration and the village assembly, so that the line is longer and better informed each time.',
      brief: 'Workshops on rights, registration and the village assembly.',
      fact: '95,000+ rural citizens in workshops',
    },
    search: {
      title: 'Fostering Democracy | {short_name}',
      description:
        'Workshops on rights, registration and the village assembly, so that every citizen knows how to be heard.',
    },
  },
});
