import type { PictureFacts } from './picture-facts.ts';

export const secondInningsPictures = {
  'active-aging': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders balance on one leg and stretch while a health worker shows them how',
  },
  mentoring: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A retired man and a young woman bend over the same notebook',
  },
  'senior-fitness': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders exercise on chairs in a half circle',
  },
  'arts-and-crafts': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders shape clay, thread beads and paint a cloth',
  },
  'phone-lessons': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A young person shows elders how a phone is used',
  },
  'book-club': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders sit in a ring with open books',
  },
  'grandparents-kitchen': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A grandmother and children roll bread beside a stove',
  },
  'senior-volunteers': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders plant saplings and read to children',
  },
  'heritage-celebration': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders and children dance round a drummer',
  },
  storytelling: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An elder tells a story by a fire, children listen',
  },
  'meditation-garden': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People sit quietly under a tree among potted plants',
  },
  'money-matters': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An elder counts coins beside a passbook with an adviser',
  },
} as const satisfies Record<string, PictureFacts>;
