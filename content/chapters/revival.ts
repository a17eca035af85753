import type { ChapterPage } from './chapter-page.ts';

export const revival: ChapterPage = {
  path: '/revival',
  heading: 'Revival of Local Artisans and Arts',
  lede: 'A craft is not lost when the last maker dies. It is lost when the last maker tells a child to learn something else. Our mission is to make that sentence unnecessary.',
  story: [
    'We work with weavers, potters, painters and other makers where they live. The aim is plain: a fair price, a steady buyer, a name on the work, and a next pair of hands.',
  ],
  lists: [
    {
      heading: 'What we do',
      numbered: true,
      items: [
        {
          title: 'Skill enhancement',
          text: 'Masters teach, at a wage. Training covers finish, sizing and costing as well as the craft itself.',
        },
        {
          title: 'Market access',
          text: 'Fairs, shops and bulk orders without a middleman, and help with the first quotation and the first invoice.',
        },
        {
          title: 'Digital inclusion',
          text: 'A phone becomes a shop window: pictures, prices, messages and safe payments.',
        },
        {
          title: 'Preserving indigenous arts',
          text: 'Songs, patterns and their meanings are recorded with the community, and stay the community’s own.',
        },
        {
          title: 'Collaboration with designers',
          text: 'New uses for old skills, agreed in writing, with the maker named and paid for the design.',
        },
      ],
    },
  ],
  figures: {
    heading: 'How far it has come',
    note: 'Figure as reported by the trust.',
    items: [{ value: 'Over 500', label: 'artisans reached' }],
  },
  closing: {
    heading: 'Keep a craft in working hands',
    text: 'Your gift goes to this chapter when you write “Revival” in the transfer note.',
    action: 'help',
  },
  credit: {
    heading: 'About the tradition on our walls',
    paragraphs: [
      'The drawings on this site are inspired by Warli painting, the art of the Warli people of northern Maharashtra and the country around it. With white rice paste on walls of red earth, and little more than circle, triangle and line, Warli painters show sowing, weddings, animals and the tarpa dance.',
      'It is a living art with living masters. Ours are drawings made for this site by a program; they copy no artist’s work, and they leave the sacred square, the chauk, where it belongs. If they please you, look for the painters themselves and buy from them.',
    ],
  },
};
