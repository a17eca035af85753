import { pictures } from '../pictures.ts';
import type { ChapterPage } from './chapter-page.ts';

export const earthwise: ChapterPage = {
  path: '/earthwise',
  heading: 'Earthwise Initiatives',
  lede: 'Nobody has to be told that the wells are lower and the summers longer. People ask what a household can do about it before the next monsoon.',
  story: [
    'The pump at the crossroads gives water until February now; old people remember when it ran until the rains. The pond has become a place for plastic. Nobody decided either of these things.',
    'A lecture on the climate changes little here, where people use so little already. But a roof that fills a tank, a stove that needs half the wood, a nursery that pays: that is the talk at the shop next morning.',
    'Earthwise looks for such changes. They save money or labour in the same year in which they save water or soil, and therefore they stay when the project leaves.',
  ],
  blocks: [
    {
      kind: 'initiatives',
      layout: 'mosaic',
      heading: 'Five focus areas',
      items: [
        {
          title: 'Eco-friendly practices',
          text: 'Compost, kitchen gardens, smokeless stoves and sorted waste: habits that begin at one door and go along the lane.',
          picture: pictures['eco-practices'],
        },
        {
          title: 'Environment-friendly alternatives',
          text: 'The sun for light and cooking, cloth for plastic, leaf plates for thermocol, made and sold close by.',
          picture: pictures['eco-alternatives'],
        },
        {
          title: 'Sustainable livelihoods',
          text: 'Nurseries, bee-keeping, bamboo and natural dye: work that pays because the land is looked after, and stops paying when it is not.',
          picture: pictures['green-livelihoods'],
        },
        {
          title: 'WASH programs',
          text: 'Roof water caught and stored, ponds cleaned, waste water led to a garden instead of a puddle.',
          picture: pictures.rainwater,
        },
        {
          title: 'Biodiversity',
          text: 'Native trees, seed banks and a list of the birds and plants of the village, kept by its school.',
          picture: pictures.biodiversity,
        },
      ],
    },
    {
      kind: 'figures',
      layout: 'tiles',
      heading: 'Impact: what has taken root',
      note: 'Figures as reported by the trust.',
      items: [
        { value: '50,000', label: 'trees' },
        { value: '500', label: 'solar homes' },
        { value: '300', label: 'women upskilled' },
        { value: '100', label: 'rainwater systems' },
      ],
    },
  ],
  closing: {
    heading: 'Plant before the rain',
    text: 'Saplings have to be in the ground when the first clouds come. Help us to have pits, plants and people ready by then.',
    action: 'help',
  },
};
