import type { PictureFacts } from './picture-facts.ts';

export const landAndCraftPictures = {
  'subsidy-desk': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A farmer and a volunteer fill in a form under a porch, a couple waits with a rolled record',
  },
  'farm-innovation': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A farmer turns a solar panel, drip lines fan out over a field, a woman tends a plant',
  },
  'farmer-training': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Farmers gather on a mound round one plant, its roots laid bare in the earth below',
  },
  'farmer-welfare': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Neighbours carry sacks of grain on their heads up field terraces to a family at its hut',
  },
  'artisan-training': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A master potter and an apprentice shape one pot on a wheel above a row of finished pots',
  },
  'craft-market': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A potter under a great umbrella hands a pot to a buyer, another feels a hanging cloth',
  },
  'craft-online': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A weaver spreads a tall patterned cloth while a girl takes its picture with a phone',
  },
  'indigenous-arts': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two women and a girl paint dancers, a tree and a border on a red house wall',
  },
  'design-table': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A weaver and a designer lean over the drawing of a lamp that hangs above them',
  },
  'eco-practices': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A mother tips peels into a compost pit, a child fills baskets, a father turns it with a fork',
  },
  'eco-alternatives': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman cooks on a round solar cooker, a child takes a cloth bag from a line',
  },
  'green-livelihoods': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A man picks fruit from a ladder, a woman holds the basket, a beekeeper lifts out a comb',
  },
  rainwater: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Rain runs off a tiled roof into a tank, a boy fills a pot, a child lifts both arms',
  },
  biodiversity: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A girl under an arching tree notes deer, heron, peacock and fish round a pond',
  },
} as const satisfies Record<string, PictureFacts>;
