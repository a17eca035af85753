import { pictures } from '../pictures.ts';
export const policy = {
  opening: pictures['policy-opening'],
  heading: 'Policy Landscape & Updates',
  lede: 'Atal Vayo Abhyudaya Yojana, AVYAY for short, is the Government of India’s scheme for the welfare of senior citizens, run by the Ministry of Social Justice and Empowerment.',
  scheme: 'Atal Vayo Abhyudaya Yojana (AVYAY)',
  intro:
    'It starts from a plain thought: growing old well takes more than a pension. The scheme names four needs, and brings several programmes together to serve them.',
  needs: [
    {
      title: 'Financial security',
      text: 'An income that does not depend on a son’s salary or a good harvest, and help to claim what is due.',
    },
    {
      title: 'Food',
      text: 'Enough of it, warm and suited to age, for elders who live alone or in a home for senior citizens.',
    },
    {
      title: 'Health care',
      text: 'Treatment, medicine and aids such as spectacles, hearing aids and walking sticks, close to home.',
    },
    {
      title: 'Human interaction and dignity',
      text: 'Company, respect and something useful to do: a life among people, not beside them.',
    },
  ],
  safety: {
    heading: 'Safety and awareness',
    paragraphs: [
      'Rights are of little use to an elder who has not heard of them. So the scheme also works on safety and awareness: protection from neglect and fraud, and families and young people who understand what ageing asks of them.',
      'Elderline, the national helpline for senior citizens, answers on the toll-free number 14567.',
    ],
  },
  note: 'This is a summary in our own words. Rules and amounts change: ask the social welfare office of your district, or the Ministry, for what holds today.',
  chapter: {
    heading: 'The fourth need, every day',
    text: 'No office can hand out company. Our chapter for people above 55 works on that part: twelve programmes that an elder can walk to.',
  },
} as const;
