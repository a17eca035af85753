import type { PictureFacts } from './picture-facts.ts';

export const companyPictures = {
  'customized-strategies': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two people fit a plan like a cloth to a village',
  },
  'expertise-with-heart': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman with papers sits on the ground with a family',
  },
  'proven-track-record': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A path of milestones leads up a hill',
  },
  'holistic-approach': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Field, school, well and clinic joined by paths',
  },
  'engaging-conversations': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Friends argue round a lamp',
  },
  'exclusive-networking': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People of many trades meet over tea',
  },
  'personal-growth': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'One helps another up a flight of steps',
  },
  torchbearers: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A line of runners passes on a torch',
  },
  'one-community': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A ring of people with joined hands round a kite',
  },
  'event-water-day': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People clean a well together',
  },
  'event-story-circle': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A story evening with elders and children',
  },
  'event-craft-fair': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A craft fair with stalls and flags',
  },
  'event-tree-planting': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Children and elders plant trees in a row',
  },
  'event-policy-evening': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People talk on a lit terrace in the evening',
  },
  'model-listen': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two visitors sit and listen to a village',
  },
  'model-carry': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Neighbours raise a beam together',
  },
  'model-hand-over': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A key is handed over at the door of a pump house',
  },
  'about-who': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Field worker, teacher, lawyer and engineer walk together',
  },
  'about-how': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'People draw a plan on the ground with a stick',
  },
  'stand-in': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'An unfinished wall: a ladder, a brush and a pot of paint',
  },
} as const satisfies Record<string, PictureFacts>;
