import type { PictureFacts } from './picture-facts.ts';

export const openingPictures = {
  'about-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'An open book from whose pages people step out into a village',
  },
  'tailored-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'A tailor’s hands measure a long cloth on which a village is drawn',
  },
  'involved-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'People with different tools join a procession',
  },
  'events-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'A gathering in a courtyard hung with leaves',
  },
  'policy-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'A long table: elders on one side, an officer with a scroll on the other',
  },
  'faqs-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'People ask each other questions across two rooftops',
  },
  'partner-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Two groups push a cart up a hill together',
  },
  'calendar-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'The sun, the moon and the seasons of a village year',
  },
  'team-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Seven people sit on a low wall',
  },
  'donation-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'Hands drop grain into one large pot',
  },
  'open-door-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'A ramp leads to an open door, one person wheels in, another walks with a stick',
  },
  'sealed-letter-opening': {
    kind: 'scene',
    width: 1600,
    height: 600,
    alt: 'A letter is locked into a box beside a lamp',
  },
} as const satisfies Record<string, PictureFacts>;
