import type { PictureFacts } from './picture-facts.ts';

export const learningAndRightsPictures = {
  'learning-outcomes': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Children read aloud to a teacher, one climbs a ladder of books',
  },
  'digital-classroom': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Children watch a bright screen on a classroom wall',
  },
  'girls-education': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A girl speaks to her class from the front',
  },
  'tribal-classroom': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Children learn under a tree in a forest hamlet',
  },
  balwadi: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Small children play with blocks and a ball round a helper',
  },
  'girls-in-school': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A girl waves from her bicycle at the school gate',
  },
  'women-savings': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Women sit in a ring round a cash box',
  },
  'women-lead': { kind: 'scene', width: 900, height: 640, alt: 'A woman chairs a village meeting' },
  'safe-streets': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Women walk home together under a street lamp',
  },
  'gender-justice': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two people hold a balance level between them',
  },
  'skills-and-livelihood': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Young people at a sewing machine, a bench and a loom',
  },
  'elders-online': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An elder speaks with a grandchild on a phone screen',
  },
  'tribal-arts': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A drummer, a flute player and dancers',
  },
  'rights-and-duties': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People read a large open book together',
  },
  'voter-registration': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A young voter signs at a table',
  },
  'village-assembly': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A village sits in a ring under a tree, one stands to speak',
  },
  'women-in-public-life': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman takes the chair at a long table',
  },
  'asking-for-information': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A citizen hands a letter through an office window',
  },
} as const satisfies Record<string, PictureFacts>;
