import { defineProgramme } from './programme.ts';

export const earthwise = defineProgramme({
  path: '/earthwise',
  title: 'Earthwise Initiatives',
  theme: 'neem',
  blocks: [
    {
      kind: 'initiatives',
      layout: 'mosaic',
      bounds: [5, 5],
    },
    {
      kind: 'figures',
      layout: 'tiles',
      bounds: [4, 4],
    },
  ],
  words: {
    opening: {
      picture: 'earth.webp',
      heading: 'Earthwise Initiatives',
      lede: 'We help households and villages to save water and soil, use the power of the sun and earn from land that is looked after. Nobody has to be told that the wells are lower and the summers longer; people ask what a household can do about it before the next monsoon.',
      story:
        'The pump at the crossroads gives water until February now; old people remember when it ran until the rains. The pond has become a place for plastic. Nobody decided either of these things.\n\nClimate lectures change little here, where people use so little already. But a roof that fills a tank, a stove that needs half the wood, a nursery that pays: that is the talk at the shop next morning.\n\nEarthwise looks for such changes. They save money or labour in the same year in which they save water or soil, and therefore they stay when the project leaves.',
    },
    initiatives: {
      heading: '{count} focus areas',
      intro: '',
      items: [
        {
          title: 'Eco-friendly practices',
          text: 'Compost, kitchen gardens, smokeless stoves and sorted waste: habits that begin at one door and go along the lane.',
          picture: 'eco-practices.webp',
        },
        {
          title: 'Environment-friendly alternatives',
          text: 'The sun for light and cooking, cloth for plastic, leaf plates for thermocol, made and sold close by.',
          picture: 'eco-alternatives.webp',
        },
        {
          title: 'Sustainable livelihoods',
          text: 'Nurseries, bee-keeping, bamboo and natural dye: work that pays because the land is looked after, and stops paying when it is not.',
          picture: 'green-livelihoods.webp',
        },
        {
          title: 'WASH programs',
          text: 'Roof water caught and stored, ponds cleaned, waste water led to a garden instead of a puddle.',
          picture: 'rainwater.webp',
        },
        {
          title: 'Biodiversity',
          text: 'Native trees, seed banks and a list of the birds and plants of the village, kept by its school.',
          picture: 'biodiversity.webp',
        },
      ],
    },
    figures: {
      heading: 'Impact: what has taken root',
      note: 'Figures as reported by the trust.',
      items: [
        {
          value: '50,000',
          label: 'trees',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '500',
          label: 'solar homes',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '300',
          label: 'women upskilled',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '100',
          label: 'rainwater systems',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: '',
    },
    closing: {
      heading: 'Plant before the rain',
      text: 'Saplings have to be in the ground when the first clouds come. Help us to have pits, plants and people ready by then.',
      button: '',
    },
    summary: {
      title: 'Earthwise Initiatives',
      text: 'Roofs that catch rain, homes lit by the sun, and a tree for every doorstep. Care for the land begins as a household habit and ends as a village plan.',
      brief: 'Rainwater, sun and trees, from the household to the village plan.',
      fact: '50,000 trees, 500 solar homes, 100 rainwater systems',
    },
    search: {
      title: 'Earthwise Initiatives: living with the land | {short_name}',
      description:
        'Eco-friendly practices, sustainable livelihoods, water and biodiversity, from the household to the village.',
    },
  },
});
