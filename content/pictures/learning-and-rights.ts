import type { PictureFacts } from './picture-facts.ts';

export const learningAndRightsPictures = {
  'learning-outcomes': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two children read aloud to their teacher, a third climbs a ladder to lay a book on a tower of books',
  },
  'digital-classroom': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A teacher points to growing plants on a bright screen, three children follow from their desks',
  },
  'girls-education': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A girl on a stool points out the planets round the sun to four seated classmates',
  },
  'tribal-classroom': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Four children sit on a fallen log, their teacher holds up a sprig, a deer stands under a tree',
  },
  balwadi: {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A boy stacks blocks, a girl rolls a ball and others play round a seated helper',
  },
  'girls-in-school': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A girl waves from her bicycle, two friends wave back from under the school gate',
  },
  'women-savings': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Nine women sit in a ring round a cash box, three of them raise a hand',
  },
  'women-lead': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman holds up a sheet of paper between stone steps, the village listens from both sides',
  },
  'safe-streets': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Four women walk home side by side under a street lamp, a neighbour waves from her door',
  },
  'gender-justice': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman and a man stand in the two pans of a great balance, the beam is level',
  },
  'skills-and-livelihood': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman sews at a treadle machine, a young man planes a plank under a rack of tools',
  },
  'elders-online': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A grandmother in a chair greets her grandchild, who waves from a phone as tall as a door',
  },
  'tribal-arts': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Dancers hold hands over an arch, a drummer and a flute player make music below them',
  },
  'rights-and-duties': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'Two people point at the pages of a huge open book: a home, water, school, a tree, a helping hand',
  },
  'voter-registration': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A young woman bends to sign a register before an officer, another young voter waits his turn',
  },
  'village-assembly': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A village sits in a ring by a round tree, a woman stands in the middle and speaks',
  },
  'women-in-public-life': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman rises from the high chair in the middle of a council table, two members on either side',
  },
  'asking-for-information': {
    kind: 'scene',
    width: 900,
    height: 640,
    alt: 'A woman hands a letter in at an office window, a clerk beside his files reaches for it',
  },
} as const satisfies Record<string, PictureFacts>;
