import type { PictureFacts } from './picture-facts.ts';

export const secondInningsPictures = {
  'active-aging': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two elders balance on one leg along a plank, and a young health worker balances with them',
  },
  mentoring: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An old mason steadies a plumb line that a young woman lowers from the brick wall they build',
  },
  'senior-fitness': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders on chairs in a half circle lift their walking sticks overhead, as their teacher does',
  },
  'arts-and-crafts': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two elders paint a great jar from both sides while a third threads beads into a basket',
  },
  'phone-lessons': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A young man points to a tall phone; two elders on a bench wave, and the child on the screen waves back',
  },
  'book-club': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Eight readers sit in a ring round a kettle, books open; an old man comes with a stick and a book',
  },
  'grandparents-kitchen': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A grandmother rolls bread, a grandfather bakes it on a clay stove, and a girl writes it down',
  },
  'senior-volunteers': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders on a terraced slope dig, plant and water young trees, and a child brings a sapling',
  },
  'heritage-celebration': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Elders and children dance hand in hand along an arch, over an old man at a great drum',
  },
  storytelling: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An old man tells a story by a fire; a runner, a deer and birds rise in the smoke above the children',
  },
  'meditation-garden': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Three elders sit quietly under a tree by a lotus pond, and a fourth waters the potted plants',
  },
  'money-matters': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An elderly woman sets a coin on the tallest of three piles while an adviser holds her passbook open',
  },
} as const satisfies Record<string, PictureFacts>;
