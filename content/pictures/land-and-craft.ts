import type { PictureFacts } from './picture-facts.ts';

export const landAndCraftPictures = {
  'subsidy-desk': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Farmers at a table with a form and a record of land',
  },
  'farm-innovation': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A solar pump feeds rows of young plants',
  },
  'farmer-training': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Farmers stand round a plot and look at a root',
  },
  'farmer-welfare': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Neighbours carry sacks of grain to a hut together',
  },
  'artisan-training': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A master potter guides an apprentice at the wheel',
  },
  'craft-market': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Buyers choose cloth and pots from an artisan’s stall',
  },
  'craft-online': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A weaver photographs a cloth with a phone',
  },
  'indigenous-arts': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Women paint a house wall with white figures',
  },
  'design-table': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An artisan and a designer bend over a drawing',
  },
  'eco-practices': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A family sorts its waste beside a compost pit',
  },
  'eco-alternatives': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman cooks on a solar cooker, cloth bags hang beside her',
  },
  'green-livelihoods': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People keep bees and gather fruit',
  },
  rainwater: { kind: 'scene', width: 900, height: 640, alt: 'Rain runs from a roof into a tank' },
  biodiversity: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A tree and a pond full of birds, fish and animals',
  },
} as const satisfies Record<string, PictureFacts>;
