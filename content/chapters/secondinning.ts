import type { ChapterPage } from './chapter-page.ts';

export const secondinning: ChapterPage = {
  path: '/secondinning',
  heading: 'Second Innings',
  lede: 'After fifty-five the calendar empties, and the phone rings less. Yet few people in a village or a city lane know more, or have more time to give. Second Innings gives that time a place to go.',
  story: [
    'Every programme below is small enough to walk to and regular enough to be missed. Some are for body and mind, some are for company, and several need the elders more than the elders need them.',
  ],
  lists: [
    {
      heading: 'Twelve programmes for people above 55',
      numbered: true,
      items: [
        {
          title: 'Active Aging Workshops',
          text: 'Talks and practice on sleep, food, balance and medicine, so that the years ahead are strong ones.',
        },
        {
          title: 'Intergenerational Mentoring Program',
          text: 'A retired teacher, clerk or mason meets the same young person every week, and both learn.',
        },
        {
          title: 'Senior Fitness Classes',
          text: 'Chair exercise, gentle yoga and walking groups, led at the pace of the slowest.',
        },
        {
          title: 'Creative Arts and Crafts Workshops',
          text: 'Clay, cloth and paint for hands that were busy with other work for forty years.',
        },
        {
          title: 'Technology Literacy Workshops',
          text: 'Video calls, payments and forms on the phone, with time to ask a question twice, and how to spot a fraud.',
        },
        {
          title: 'Book Clubs and Discussion Groups',
          text: 'One book, one newspaper or one question, and an afternoon to disagree kindly.',
        },
        {
          title: 'Culinary Workshops with Grandparents',
          text: 'Children cook what their grandparents ate, and write the recipe down before it is lost.',
        },
        {
          title: 'Senior Volunteer Program',
          text: 'Regular work that counts: reading at a school, keeping a clinic’s queue, planting a lane.',
        },
        {
          title: 'Cultural Heritage Celebrations',
          text: 'Songs, festivals and local history, led by the people who remember them.',
        },
        {
          title: 'Intergenerational Storytelling',
          text: 'Evenings where the old tell and the young ask, with a recorder running.',
        },
        {
          title: 'Mindfulness and Meditation Gardens',
          text: 'A quiet corner with shade, a bench and plants to look after.',
        },
        {
          title: 'Financial Literacy Workshops for Seniors',
          text: 'Pensions, savings, nominations and wills, explained by somebody with nothing to sell.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Give the second innings a ground',
    text: 'Your gift goes to this chapter when you write “Second Innings” in the transfer note.',
    action: 'help',
  },
};
