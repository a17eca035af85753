import type { ChapterPage } from './chapter-page.ts';

export const earthwise: ChapterPage = {
  path: '/earthwise',
  heading: 'Earthwise Initiatives',
  lede: 'Nobody has to be told that the wells are lower and the summers longer. What people ask is what a household can do about it before the next monsoon. Earthwise answers that question first.',
  story: [
    'We look for changes that save money or work in the same year in which they save water or soil. Those are the changes that stay when the project leaves.',
  ],
  lists: [
    {
      heading: 'Five focus areas',
      numbered: true,
      items: [
        {
          title: 'Eco-friendly practices',
          text: 'Compost, kitchen gardens, smokeless stoves and sorted waste: habits that begin at one door and spread along the lane.',
        },
        {
          title: 'Environment-friendly alternatives',
          text: 'Solar light and pumps, cloth for plastic, leaf plates for thermocol, made and sold close by.',
        },
        {
          title: 'Sustainable livelihoods',
          text: 'Nurseries, bee-keeping, bamboo and natural dye: work that pays because the land is looked after.',
        },
        {
          title: 'WASH programs',
          text: 'Roof water caught and stored, ponds cleaned, waste water led to a garden instead of a puddle.',
        },
        {
          title: 'Biodiversity',
          text: 'Native trees, seed banks and village lists of birds and plants, kept by the school.',
        },
      ],
    },
  ],
  figures: {
    heading: 'What has taken root',
    note: 'Figures as reported by the trust.',
    items: [
      { value: '50,000', label: 'trees' },
      { value: '500', label: 'solar homes' },
      { value: '300', label: 'women upskilled' },
      { value: '100', label: 'rainwater systems' },
    ],
  },
  closing: {
    heading: 'Plant before the rain',
    text: 'Your gift goes to this chapter when you write “Earthwise” in the transfer note.',
    action: 'help',
  },
};
