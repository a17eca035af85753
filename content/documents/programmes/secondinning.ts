import { defineProgramme } from './programme.ts';

export const secondinning = defineProgramme({
  path: '/secondinning',
  title: 'Second Innings',
  theme: 'geru',
  blocks: [
    {
      kind: 'initiatives',
      layout: 'groups',
      bounds: [2, 16],
    },
    {
      kind: 'words',
      links: ['/gender', '/advocacy', '/policy'],
    },
  ],
  words: {
    opening: {
      picture: 'elders.webp',
      heading: 'Second Innings',
      lede: 'We run programmes for people above fifty-five, near where they live: mornings of exercise, workshops, book clubs, and times when elders teach the young. Few people in a village or a city lane know more, or have more time to give.',
      story:
        'A headmaster retires on a Friday. On Monday nobody needs a register signed. The children are in another city, the knee hurts on the stairs, and the bank has moved its counter into a phone.\n\nNone of this is an illness, and no clinic treats it. What helps is a reason to leave the house on a Tuesday morning, and people who notice when you do not come.\n\nThe {count} programmes below are near enough to walk to and regular enough to be missed. Some are for body and mind, some for company, and in several of them it is the elders who give.',
    },
    initiatives: {
      heading: '{count} programmes for people above 55',
      items: [
        {
          title: 'Active Aging Workshops',
          text: 'Talks and practice on sleep, food, balance and medicine, so that the years ahead are strong ones.',
          ground: 'body',
          picture: 'active-aging.webp',
        },
        {
          title: 'Intergenerational Mentoring Program',
          text: 'A retired teacher, clerk or mason meets the same young person every week. One brings forty years, the other brings the question.',
          ground: 'giving',
          picture: 'mentoring.webp',
        },
        {
          title: 'Senior Fitness Classes',
          text: 'Chair exercise, gentle yoga and walking groups that go at the pace of the slowest and wait at the corner.',
          ground: 'body',
          picture: 'senior-fitness.webp',
        },
        {
          title: 'Creative Arts and Crafts Workshops',
          text: 'Clay, beads, cloth and paint for hands that were busy with other work for half a lifetime. Nothing is marked, most of it is given away.',
          ground: 'company',
          picture: 'arts-and-crafts.webp',
        },
        {
          title: 'Technology Literacy Workshops',
          text: 'Video calls, payments and forms on the phone, with time to ask a question twice, and an hour on how a fraud sounds.',
          ground: 'giving',
          picture: 'phone-lessons.webp',
        },
        {
          title: 'Book Clubs and Discussion Groups',
          text: 'One book, one newspaper or one question, and an afternoon to disagree kindly.',
          ground: 'company',
          picture: 'book-club.webp',
        },
        {
          title: 'Culinary Workshops with Grandparents',
          text: 'Children cook what their grandparents ate, taste it, and write the recipe down before it is lost.',
          ground: 'company',
          picture: 'grandparents-kitchen.webp',
        },
        {
          title: 'Senior Volunteer Program',
          text: 'Regular work that counts: reading aloud at a school, keeping a clinic’s queue in order, planting a lane with shade.',
          ground: 'giving',
          picture: 'senior-volunteers.webp',
        },
        {
          title: 'Cultural Heritage Celebrations',
          text: 'Songs, festivals and local history, led by the people who remember how they went.',
          ground: 'company',
          picture: 'heritage-celebration.webp',
        },
        {
          title: 'Intergenerational Storytelling',
          text: 'Evenings by the fire when the old tell and the young ask, with a recorder running if everybody agrees.',
          ground: 'giving',
          picture: 'storytelling.webp',
        },
        {
          title: 'Mindfulness and Meditation Gardens',
          text: 'A corner with shade, a bench and pots to water. Talking is allowed.',
          ground: 'body',
          picture: 'meditation-garden.webp',
        },
        {
          title: 'Financial Literacy Workshops for Seniors',
          text: 'Pensions, savings, nominations and wills, explained by a person who has nothing to sell.',
          ground: 'giving',
          picture: 'money-matters.webp',
        },
      ],
      grounds: {
        body: {
          heading: 'For the body',
          text: 'Strength, balance and rest, at the pace of the slowest.',
          aside: 'Bring your prescriptions; somebody reads them with you.',
        },
        company: {
          heading: 'For company',
          text: 'Something to make, sing or argue about, near enough to walk to.',
          aside: '',
        },
        giving: {
          heading: 'For giving, and keeping up',
          text: 'Elders teach, serve and learn.',
          aside: '',
        },
      },
    },
    words: {
      heading: 'What changes',
      text: 'A full bench under the banyan is easy to see and hard to put into a number. We look for smaller signs: who came back after a fever, who was asked for advice, whose recipe is now in a child’s handwriting.\n\nWhere there are figures, they stand with the work that they came from: 500 elderly women in Gender Parity, 100+ seniors in Advocacy.',
      links: ['Gender Parity', 'Advocacy', 'The scheme for seniors'],
    },
    closing: {
      heading: 'Keep the mornings going',
      text: 'It takes little to keep a morning going: mats, reading glasses, a phone to practise on, tea for everybody. It only has to be there every month.',
      button: '',
    },
    summary: {
      title: 'Second Innings',
      text: 'After fifty-five there is still a great deal to give. Story circles, fitness mornings, phone lessons and kitchens shared with grandchildren keep that giving alive.',
      brief:
        'Company, exercise and new skills for older people, and ways to pass on what they know.',
      fact: '{count} programmes for people above 55',
    },
    search: {
      title: 'Second Innings: for people above 55 | {short_name}',
      description:
        '{count} community programmes for people above 55: fitness, stories, phones, gardens, crafts and company.',
    },
  },
});
