import { defineProgramme } from './programme.ts';

export const krishi = defineProgramme({
  path: '/krishi',
  title: 'Krishi Udaan',
  theme: 'neem',
  blocks: [
    {
      kind: 'statement',
    },
    {
      kind: 'initiatives',
      layout: 'beside',
      bounds: [2, 8],
    },
    {
      kind: 'points',
      layout: 'notes',
      bounds: [2, 8],
    },
    {
      kind: 'join',
    },
  ],
  words: {
    opening: {
      picture: 'plough.webp',
      heading: 'Krishi Udaan',
      lede: 'Krishi Udaan, the flight of farming, helps farmers in their villages to claim the subsidies meant for them, to try methods that suit the soil and to learn from one another. Welcome! A good season needs more than rain: it also needs somebody to ask when a leaf turns yellow.',
      story:
        'A farmer with two acres stands in line for half a day to learn that a photocopy is missing. The next bus goes in the evening; the last date was yesterday. The money was in the budget and the pipe in the shop, and neither reached the field.\n\nSuch days decide what is sown, what is borrowed, and who leaves for the city. So we begin where the paper stops: with the farmer, the form and the record of land at one table, until the three agree. Then we go out to the field, because a subsidy without a better method only pays for the same loss again.',
    },
    statement: {
      heading: 'Vision',
      text: 'Farmers who know what is theirs, who can try what is new without risking the whole year, and for whom farming is a choice and not a trap.',
    },
    initiatives: {
      heading: '{count} initiatives for one season',
      intro:
        'They follow the crop: the form before sowing, the trial plot, the lessons, and the neighbours after the harvest.',
      items: [
        {
          title: 'Subsidy Awareness & Accessibility',
          text: 'What is on offer this season, who may ask for it and which papers are wanted, told in the language of the village. Then help with the form itself, and with the second visit when the first has failed.',
          picture: 'subsidy-desk.webp',
        },
        {
          title: 'Innovative Farming Solutions',
          text: 'Soil tests, drip lines, better seed and simple tools, tried on a corner of one field. Neighbours come to look. What works spreads by itself; what fails has cost a corner.',
          picture: 'farm-innovation.webp',
        },
        {
          title: 'Capacity Building & Training',
          text: 'Lessons at the edge of the plot through the crop year, from treating seed to storing grain and keeping accounts. Farmers teach as often as experts do.',
          picture: 'farmer-training.webp',
        },
        {
          title: 'Community Support & Welfare',
          text: 'Groups that buy and sell together, share one machine among many, and knock at the door of the family whose crop or health has failed.',
          picture: 'farmer-welfare.webp',
        },
      ],
    },
    points: {
      heading: 'Impact vision: what a village should be able to say',
      items: [
        {
          title: 'The scheme reached us',
          text: 'Every farmer has heard of the schemes of the season and has asked for those that fit.',
        },
        {
          title: 'The soil is better than it was',
          text: 'Less water, fewer chemicals and more life in the ground, year after year.',
        },
        {
          title: 'We know how, and we teach it',
          text: 'Skill stays in the village, with people who are trusted and easy to ask.',
        },
        {
          title: 'Nobody farms alone',
          text: 'A bad season is carried by many shoulders, so that it does not end a farm.',
        },
      ],
    },
    closing: {
      heading: 'Help a farm take off',
      text: 'A season is short. What arrives before sowing becomes soil tests, drip lines and training days; what comes later waits for the next crop.',
      button: '',
    },
    summary: {
      title: 'Krishi Udaan',
      text: 'Subsidies exist; the forms rarely reach the field. We bring both together, then stay through the season with training, soil-friendly methods and a neighbourly hand when the rain fails.',
      brief: 'Help with farm subsidies, training and soil-friendly methods, through the season.',
      fact: '{count} initiatives, from subsidy awareness to community welfare',
    },
    search: {
      title: 'Krishi Udaan: support for farmers | {short_name}',
      description:
        'Subsidy awareness, innovative farming, training and community welfare for farmers, all through the season.',
    },
  },
});
