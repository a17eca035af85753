import { defineProgramme } from './programme.ts';

export const education = defineProgramme({
  path: '/education',
  title: 'Education',
  theme: 'deep',
  blocks: [
    {
      kind: 'initiatives',
      layout: 'stairs',
      bounds: [5, 5],
    },
    {
      kind: 'figures',
      layout: 'goals',
      bounds: [3, 3],
    },
  ],
  words: {
    opening: {
      picture: 'school.webp',
      heading: 'Education',
      lede: 'We work with schools, Balwadis and teachers so that children learn to read early. One question guides the work: what can the child do today that she could not do last month?',
      story:
        'Morning roll call in class five: forty names, one teacher, two classes in the same room. Some children read the story aloud, some guess from the picture, and a few have learned to hold the book the right way up so that nobody asks.\n\nPromoted every year, they turn twelve without one page that they have really read. By then the field, the younger sister or a wedding has the stronger claim.\n\nPlans from outside have come and gone in that room. Ours is made inside it, by the headteacher, the parents and the Balwadi worker, with what is already there: a tree, a board, a willing grandmother.',
    },
    initiatives: {
      heading: '{count} initiatives, one step after another',
      intro: '',
      items: [
        {
          title: 'Saksham Shiksha learning outcomes',
          text: 'Reading and numbers, checked child by child, with lessons grouped by what a child knows and not by age alone.',
          picture: 'learning-outcomes.webp',
        },
        {
          title: 'Digital classrooms',
          text: 'A screen, a charged battery and a teacher who was trained on both. Lessons go on when the network does not.',
          picture: 'digital-classroom.webp',
        },
        {
          title: 'Girls’ education and leadership',
          text: 'A safe way to school, a toilet with a door, a monitor’s badge. Girls practise leading, in class and in the village.',
          picture: 'girls-education.webp',
        },
        {
          title: 'Inclusive tribal education',
          text: 'The first lessons in the language of home, with stories, songs and teachers from the community.',
          picture: 'tribal-classroom.webp',
        },
        {
          title: 'Early childhood and Balwadi',
          text: 'For children of 3 to 6 years: play, food, a nap and the first letters, close enough for a mother to hear the singing.',
          picture: 'balwadi.webp',
        },
      ],
    },
    figures: {
      heading: '2030 goals',
      note: 'Goals, not results: this is what we want to be asked about.',
      items: [
        {
          value: '50,000',
          label: 'children',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '10,000',
          label: 'teachers',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '30%',
          label: 'rise in girls’ enrolment',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: '',
    },
    closing: {
      heading: 'Keep a seat for every child',
      text: 'Slates and screens are bought in a day. A teacher who is supported through a whole year is the better gift, and the one that children remember.',
      button: '',
    },
    summary: {
      title: 'Education',
      text: 'From the Balwadi mat to the digital classroom: reading that sticks, teachers who are supported, and a seat kept for every girl and every tribal child.',
      brief: 'Reading, supported teachers, and a seat for every girl and every tribal child.',
      fact: '50,000 children is the goal for 2030',
    },
    search: {
      title: 'Education, from Balwadi to classroom | {short_name}',
      description:
        'Learning outcomes, digital classrooms, girls’ education, tribal education and Balwadis for ages 3 to 6.',
    },
  },
});
