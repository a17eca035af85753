import type { ChapterPage } from './chapter-page.ts';

export const education: ChapterPage = {
  path: '/education',
  heading: 'Education',
  lede: 'A child who can read by eight can read for life. So we start early, stay with the teacher, and keep asking the one question that matters: what can the child do today that she could not do last month?',
  story: [
    'Schools are full of plans from outside. Ours are made with the headteacher, the parents and the Balwadi worker, and they begin with what is already there: a tree, a board, a willing grandmother.',
  ],
  lists: [
    {
      heading: 'Five initiatives, from the first letter on',
      numbered: true,
      items: [
        {
          title: 'Saksham Shiksha learning outcomes',
          text: 'Reading and numbers, checked child by child, with lessons grouped by what a child knows and not by age alone.',
        },
        {
          title: 'Digital classrooms',
          text: 'A screen, a charged battery and a teacher who was trained on both. Lessons work when the network does not.',
        },
        {
          title: 'Girls’ education and leadership',
          text: 'A safe way to school, a toilet with a door, a monitor’s badge. Girls who lead at twelve are still in class at sixteen.',
        },
        {
          title: 'Inclusive tribal education',
          text: 'The first lessons in the language of home, with stories, songs and teachers from the community.',
        },
        {
          title: 'Early childhood and Balwadi',
          text: 'For children of 3 to 6 years: play, food, a nap and the first letters, close enough for a mother to hear the singing.',
        },
      ],
    },
  ],
  figures: {
    heading: 'Goals for 2030',
    note: 'These are goals, not results. We report against them.',
    items: [
      { value: '50,000', label: 'children learning at their grade' },
      { value: '10,000', label: 'teachers trained and supported' },
      { value: '30%', label: 'rise in girls’ enrolment' },
    ],
  },
  closing: {
    heading: 'Keep a seat for every child',
    text: 'Your gift goes to this chapter when you write “Education” in the transfer note.',
    action: 'help',
  },
};
