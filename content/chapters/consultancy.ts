import { pictures } from '../pictures.ts';
import type { ChapterPage } from './chapter-page.ts';

export const consultancy: ChapterPage = {
  path: '/consultancy',
  heading: 'Consultancy',
  lede: 'A budget and good will are on one bank, a village and its needs on the other. We offer CSR assistance and consultancy to private institutions and government agencies that want to meet in the middle.',
  story: [
    'A company has twelve months to spend its CSR budget, and an office three hundred kilometres from the village. A department has the village and no hands to spare. Both write “impact” on the first page, and mean different things by it.',
    'We help to choose the place, listen before the plan is written, agree on what will be measured and find the people who will do the work. At the end we report what came of it, the failures included.',
  ],
  blocks: [
    {
      kind: 'cards',
      layout: 'leading',
      heading: 'What you can expect of us',
      items: [
        {
          title: 'Customized Strategies',
          text: 'A plan for this district, this budget and this year, not a template with the name changed.',
          picture: pictures['customized-strategies'],
        },
        {
          title: 'Expertise with Heart',
          text: 'People who have run programmes in the field and still know the names of those they ran them for.',
          picture: pictures['expertise-with-heart'],
        },
        {
          title: 'Proven Track Record',
          text: 'Years of work with public undertakings and departments, in districts that you can go and see.',
          picture: pictures['proven-track-record'],
        },
        {
          title: 'A Holistic Approach',
          text: 'Water touches schooling, schooling touches income. We plan for the household and not for the head of account.',
          picture: pictures['holistic-approach'],
        },
      ],
    },
    {
      kind: 'figures',
      layout: 'span',
      heading: 'The ground we know',
      note: 'Figures as reported by the trust.',
      items: [
        { value: '8+', label: 'years experience' },
        { value: '15+', label: 'PSUs' },
        { value: '25+', label: 'departments' },
        { value: '30+', label: 'districts' },
      ],
    },
  ],
  closing: {
    heading: 'Build the next span with us',
    text: 'Tell us the district, the budget and the question. A person who has worked there, or nearby, will answer.',
    action: 'join',
  },
};
