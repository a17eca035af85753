import { defineProgramme } from './programme.ts';

export const dream = defineProgramme({
  path: '/dream',
  title: 'Reinstating Dreams',
  theme: 'indigo',
  blocks: [
    {
      kind: 'words',
      background: 'lime',
    },
    {
      kind: 'points',
      layout: 'table',
      bounds: [2, 6],
    },
    {
      kind: 'initiatives',
      layout: 'timeline',
      bounds: [2, 10],
    },
    {
      kind: 'statement',
    },
  ],
  words: {
    opening: {
      picture: 'kites.webp',
      heading: 'Reinstating Dreams',
      lede: 'Our membership brings former civil-services aspirants in each city together, for debate, mentoring and new work. Thousands give their best years to the examination, and most do not see their name on the list. What they learned about the country is still theirs.',
      story:
        'The result comes as a list. You scroll to the end, then once more from the top, and put the phone away. In the corner stands a pile of newspapers, underlined in two colours.\n\nWithin a week the study circle has dissolved. At home they ask what comes next; at interviews they ask about the gap.',
    },
    words: {
      heading: 'Why',
      text: 'Because that reading is rare. A person who can explain a budget, a judgment and a river dispute in two hundred words is wanted in every block office, newsroom and school board, and seldom found there.\n\nAnd because nobody should have to begin again alone. This membership programme for former civil-services aspirants puts the circle back together and gives it work to do.',
      links: [],
    },
    points: {
      heading: '{count} aims',
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
    initiatives: {
      heading: '{count} offerings',
      intro: '',
      items: [
        {
          title: 'Engaging Conversations',
          text: 'Evenings on one question, with somebody who has worked on it.',
          picture: 'engaging-conversations.webp',
        },
        {
          title: 'Exclusive Networking Opportunities',
          text: 'Small tables, so that people really meet.',
          picture: 'exclusive-networking.webp',
        },
        {
          title: 'Personal Growth Support',
          text: 'Mentors and peers for the months between one plan and the next.',
          picture: 'personal-growth.webp',
        },
        {
          title: 'Torchbearers of Policy',
          text: 'Members read drafts, write notes and explain schemes to those for whom they were made.',
          picture: 'torchbearers.webp',
        },
        {
          title: 'A One-of-a-Kind Community',
          text: 'People who do not need to be told what the last attempt was like.',
          picture: 'one-community.webp',
        },
      ],
    },
    statement: {
      heading: 'Mission',
      text: 'No learning goes to waste, and nobody who has studied the country stands outside it.',
    },
    closing: {
      heading: 'Come back to the table',
      text: 'If you prepared, you are qualified. Write to us with your city and your subject, and ask when the circle meets.',
      button: 'Write to us',
    },
    summary: {
      title: 'Reinstating Dreams',
      text: 'Years of preparation for the civil services do not end with a result. This membership brings former aspirants together to argue policy, mentor the young and open new doors.',
      brief: 'A membership that puts years of preparation to use: debate, mentoring and new doors.',
      fact: 'A community for former civil-services aspirants',
    },
    search: {
      title: 'Reinstating Dreams: for former aspirants | {short_name}',
      description:
        'A membership programme for former civil-services aspirants: policy talk, networks, mentoring and new doors.',
    },
  },
});
