import { pictures } from '../pictures.ts';
import type { ChapterPage } from './chapter-page.ts';

export const revival: ChapterPage = {
  path: '/revival',
  heading: 'Revival of Local Artisans and Arts',
  lede: 'A craft is not lost when the last maker dies. It is lost when the last maker tells a child to learn something else.',
  story: [
    'A weaver can give three weeks to a cloth and sell it for less than the yarn and the days are worth. The trader names the price, because he alone knows the buyer. The daughter watches, and counts.',
    'Within a season a mill copies the pattern, without the name, the place or the song that goes with it. The hand cannot be copied, but a hand needs wages, orders and somebody to teach.',
    'We work with weavers, potters, painters and other makers in the places where they live. The daughter’s question is where we start: can one live from this?',
  ],
  blocks: [
    {
      kind: 'statement',
      heading: 'Mission',
      text: 'A fair price, a steady buyer, a name on the work, and a next pair of hands.',
    },
    {
      kind: 'initiatives',
      layout: 'shelf',
      heading: 'What We Do',
      items: [
        {
          title: 'Skill enhancement',
          text: 'Masters teach, and are paid for teaching. Finish, sizes and costing are taught beside the craft itself, so that a good piece is also one that sells.',
          picture: pictures['artisan-training'],
        },
        {
          title: 'Market access',
          text: 'Fairs, shops and bulk orders without a middleman, with company for the first quotation and the first late payment.',
          picture: pictures['craft-market'],
        },
        {
          title: 'Digital inclusion',
          text: 'A phone becomes a shop window: daylight for the picture, an honest description, a price, a safe way to be paid.',
          picture: pictures['craft-online'],
        },
        {
          title: 'Preserving indigenous arts',
          text: 'Songs, patterns and their meanings are recorded together with the community, and the recordings stay with it.',
          picture: pictures['indigenous-arts'],
        },
        {
          title: 'Collaboration with designers',
          text: 'New uses for old skills, settled in writing before the first sample. The maker is named and paid for the idea too.',
          picture: pictures['design-table'],
        },
      ],
    },
    {
      kind: 'figures',
      layout: 'marks',
      heading: 'Impact',
      note: 'Figure as reported by the trust. One triangle stands for one maker.',
      items: [{ value: 'Over 500', label: 'artisans reached' }],
    },
    {
      kind: 'credit',
      heading: 'About the tradition on our walls',
      paragraphs: [
        'The drawings on this site are inspired by Warli painting, the art of the Warli people of northern Maharashtra and the country around it. With white rice paste on walls of red earth, and little more than circle, triangle and line, Warli painters show sowing, weddings, animals and the tarpa dance.',
        'It is a living art with living masters. Ours are drawings made for this site by a program; they copy no artist’s work, and they leave the sacred square, the chauk, where it belongs. If they please you, look for the painters themselves and buy from them.',
      ],
    },
  ],
  closing: {
    heading: 'Keep a craft in working hands',
    text: 'Buy from a maker whenever you can. When you cannot, help one to pass the craft on.',
    action: 'help',
  },
};
