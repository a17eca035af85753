import type { PictureFacts } from './picture-facts.ts';

export const openingPictures = {
  'about-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'People painted as the lines of a great open book step off its pages into a village',
  },
  'tailored-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Tailors at a long table measure and cut a cloth on which a village is painted',
  },
  'involved-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'People with tools, books and baskets walk down a winding road behind a drummer',
  },
  'events-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Two men drum under an arch of leaves while women dance and guests clap',
  },
  'policy-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Villagers and officers at a long table read one scroll that runs on into the village',
  },
  'faqs-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Neighbours on two rooftops pull a basket of rolled letters across the lane',
  },
  'partner-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'One group pushes and another pulls a laden cart up a hill',
  },
  'calendar-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'On a wheel of twelve months people plant, dance and harvest above the moon and the sun',
  },
  'team-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Seven people sit on a low wall and one of them pours tea for another',
  },
  'donation-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'People climb steps with bowls of grain and pour it into one great pot',
  },
  'open-door-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'A woman wheels up a ramp behind a man with a stick, and someone waits in the open door',
  },
  'sealed-letter-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Under a lamp a woman puts a letter into a chest and a man turns its key',
  },
} as const satisfies Record<string, PictureFacts>;
