import { defineProgramme } from './programme.ts';

export const consultancy = defineProgramme({
  path: '/consultancy',
  title: 'Consultancy',
  theme: 'geru',
  blocks: [
    {
      kind: 'cards',
      layout: 'leading',
      bounds: [4, 4],
    },
    {
      kind: 'figures',
      layout: 'columns',
      bounds: [4, 4],
    },
  ],
  words: {
    opening: {
      picture: 'bridge.webp',
      heading: 'Consultancy',
      lede: 'We offer CSR assistance and consultancy to private institutions and government agencies that plan work in villages and districts. A budget and good will are on one bank, a village and its needs on the other; we help the two to meet in the middle.',
      story:
        'A company has twelve months to spend its CSR budget, and an office three hundred kilometres from the village. A department has the village and no hands to spare. Both write “impact” on the first page, and mean different things by it.\n\nWe help to choose the place, listen before the plan is written, agree on what will be measured and find the people who will do the work. At the end we report what came of it, the failures included.',
    },
    cards: {
      heading: 'What you can expect from us',
      intro: '',
      items: [
        {
          title: 'Customized Strategies',
          text: 'A plan for this district, this budget and this year, not a template with the name changed.',
          picture: 'customized-strategies.webp',
        },
        {
          title: 'Expertise with Heart',
          text: 'People who have run programmes in the field and still know the names of those they ran them for.',
          picture: 'expertise-with-heart.webp',
        },
        {
          title: 'Proven Track Record',
          text: 'Years of work with public undertakings and departments, in districts that you can go and see.',
          picture: 'proven-track-record.webp',
        },
        {
          title: 'A Holistic Approach',
          text: 'Water touches schooling, schooling touches income. We plan by household, not by budget head.',
          picture: 'holistic-approach.webp',
        },
      ],
    },
    figures: {
      heading: 'The ground we know',
      note: 'Figures as reported by the trust.',
      items: [
        {
          value: '8+',
          label: 'years experience',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '15+',
          label: 'PSUs',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '25+',
          label: 'departments',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '30+',
          label: 'districts',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: '',
    },
    closing: {
      heading: 'Build the next span with us',
      text: 'Tell us the district, the budget and the question. We answer with what we know of the place, and what we would have to find out.',
      button: 'JOIN US',
    },
    summary: {
      title: 'Consultancy',
      text: 'CSR teams and departments come to us with a budget and a question. We bring field knowledge, a plan that can be measured, and people who see it through.',
      brief: 'Field knowledge and plans for CSR teams and departments.',
      fact: '8+ years, 15+ PSUs, 25+ departments, 30+ districts',
    },
    search: {
      title: 'Consultancy for CSR and government | {short_name}',
      description:
        'CSR assistance and consultancy for private institutions and government agencies, built on field experience.',
    },
  },
});
