import type { PictureFacts } from './picture-facts.ts';

export const companyPictures = {
  'customized-strategies': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two people hold a cloth over a village, cut to fit its roofs',
  },
  'expertise-with-heart': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman on a mat explains her paper to a family, the mother points at it',
  },
  'proven-track-record': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People climb a path past milestones, one cheers at the last stone on the hilltop',
  },
  'holistic-approach': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Neighbours walk one road that joins a field, a well, a baby clinic and a school',
  },
  'engaging-conversations': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Four friends argue round a lamp, their words cross in the air',
  },
  'exclusive-networking': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A tea seller pours from high up; farmer, potter, fisher and teacher drink together',
  },
  'personal-growth': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'On a long flight of steps one woman pulls another up towards a lit door',
  },
  torchbearers: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Runners cross a hill at night, a torch goes from one hand to the next',
  },
  'one-community': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A ring of people with joined hands round a kite; a mother and child come to join',
  },
  'event-water-day': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People clean a stepped well: they hand up mud in baskets, rake and sweep',
  },
  'event-story-circle': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An old woman tells elders and children a story that unfolds across the sky',
  },
  'event-craft-fair': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A potter sells her pots under an umbrella, children ride a wooden wheel',
  },
  'event-tree-planting': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Three elders set young trees in a row, a child brings water to each',
  },
  'event-policy-evening': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People talk on a roof terrace under lamps, two more climb the stairs',
  },
  'model-listen': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman speaks in the half ring of her village, two visitors sit and listen',
  },
  'model-carry': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Neighbours push a long beam up to its posts, a man on a ladder holds one end',
  },
  'model-hand-over': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A man hands a key to a woman beside the pump house, neighbours look on',
  },
  'about-who': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A field worker, a teacher, a lawyer and an engineer walk past the rising sun',
  },
  'about-how': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman draws a village plan on the ground with a stick, neighbours look and point',
  },
  'stand-in': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An unfinished wall painting, with a ladder, a brush and a pot of paint',
  },
} as const satisfies Record<string, PictureFacts>;
