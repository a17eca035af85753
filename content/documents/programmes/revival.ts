import { defineProgramme } from './programme.ts';

export const revival = defineProgramme({
  path: '/revival',
  title: 'Revival of Local Artisans and Arts',
  theme: 'deep',
  blocks: [
    {
      kind: 'statement',
    },
    {
      kind: 'initiatives',
      layout: 'shelf',
      bounds: [5, 5],
    },
    {
      kind: 'figures',
      layout: 'pictogram',
      bounds: [1, 1],
    },
    {
      kind: 'credit',
    },
  ],
  words: {
    opening: {
      picture: 'craft.webp',
      heading: 'Revival of Local Artisans and Arts',
      lede: 'We help weavers, potters, painters and other makers, in the places where they live, to train, to find buyers and to be named beside their work. A craft is lost when the last maker tells a child to learn something else.',
      story:
        'A weaver can give three weeks to a cloth and sell it for less than the yarn and the days are worth. The trader names the price, because he alone knows the buyer. The daughter watches, and counts.\n\nWithin a season a mill copies the pattern, without the name, the place or the song that goes with it. The hand cannot be copied, but a hand needs wages, orders and somebody to teach.\n\nThe daughter’s question is where we start: can one live from this?',
    },
    statement: {
      heading: 'Mission',
      text: 'A fair price, a steady buyer, a name on the work, and a next pair of hands.',
    },
    initiatives: {
      heading: 'What We Do',
      intro: '',
      items: [
        {
          title: 'Skill enhancement',
          text: 'Masters of the craft teach. Finish, sizes and costing are taught beside the craft itself, so that a good piece is also one that sells.',
          picture: 'artisan-training.webp',
        },
        {
          title: 'Market access',
          text: 'Fairs, shops and bulk orders without a middleman, with company for the first quotation and the first late payment.',
          picture: 'craft-market.webp',
        },
        {
          title: 'Digital inclusion',
          text: 'A phone becomes a shop window: daylight for the picture, an honest description, a price, a safe way to be paid.',
          picture: 'craft-online.webp',
        },
        {
          title: 'Preserving indigenous arts',
          text: 'Songs, patterns and their meanings are recorded together with the community, and the recordings stay with it.',
          picture: 'indigenous-arts.webp',
        },
        {
          title: 'Collaboration with designers',
          text: 'New uses for old skills, settled in writing before the first sample. The maker is named and paid for the idea too.',
          picture: 'design-table.webp',
        },
      ],
    },
    figures: {
      heading: 'Impact',
      note: 'Figure as reported by the trust. One triangle stands for one maker.',
      items: [
        {
          value: 'Over 500',
          label: 'artisans reached',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: '',
    },
    credit: {
      heading: 'About the tradition on our walls',
      text: 'The drawings on this site are inspired by Warli painting, the art of the Warli people of northern Maharashtra and the country around it. With white rice paste on walls of red earth, and little more than circle, triangle and line, Warli painters show sowing, weddings, animals and the tarpa dance.\n\nIt is a living art with living masters. Ours are drawings made for this site by a program; they copy no artist’s work, and they leave the sacred square, the chauk, where it belongs. If they please you, look for the painters themselves and buy from them.',
    },
    closing: {
      heading: 'Keep a craft in working hands',
      text: 'Buy from a maker whenever you can. When you cannot, help one to pass the craft on.',
      button: '',
    },
    summary: {
      title: 'Revival of Local Artisans and Arts',
      text: 'A craft survives when it earns. We help makers sharpen their skill, find buyers without a middleman, and work with designers who credit the hand.',
      brief: 'Training, buyers and fair credit for local makers.',
      fact: 'Over 500 artisans reached',
    },
    search: {
      title: 'Revival of Local Artisans and Arts | {short_name}',
      description:
        'Skill, markets, digital tools and fair design work for local artisans, so that a craft can feed its maker.',
    },
  },
});
