// The pictures that the pages name. `art/` draws them; the build writes each raster picture at every
// width as AVIF and WebP, and each SVG as it is.

export const PICTURE_WIDTHS = [480, 960, 1600] as const;

export interface PictureFacts {
  readonly kind: 'raster' | 'svg';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export const pictures = {
  hero: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'People carrying pots, tools, books and saplings walk towards a spiral of dancers round a musician',
  },
  'hero-small': {
    kind: 'raster',
    width: 720,
    height: 760,
    alt: 'People carrying pots, books and saplings walk towards a spiral of dancers',
  },
  initial: {
    kind: 'raster',
    width: 640,
    height: 720,
    alt: 'The letter अ as a building: people climb it, read on it and play at its foot',
  },
  circle: {
    kind: 'svg',
    width: 1040,
    height: 1040,
    alt: 'Two rings of people sit round an open book',
  },
  plough: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'A farmer ploughs behind two bullocks, women transplant seedlings, a flock rises over the field',
  },
  elders: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'Elders tell a story on a stone platform under a banyan, children listen below',
  },
  craft: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'A weaver and helper at a tall loom, a potter at the wheel, a woman painting a house wall',
  },
  well: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'Women draw water from a deep well and walk home with pots on their heads',
  },
  school: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'A teacher writes the first letter on a board under a banyan, children sit with slates',
  },
  earth: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'People plant saplings round a great tree full of birds, deer rest, a roof carries a solar panel',
  },
  cycle: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'Four girls cycle to school past fields and hills, one waving',
  },
  voice: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'A woman on steps speaks through a horn to a crowd with raised hands',
  },
  ballot: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'A long line of voters, one in a wheelchair, waits at a polling hut',
  },
  bridge: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'People from two river banks meet on a bridge that they are building together',
  },
  kites: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'People fly kites under stars while friends talk round a lamp',
  },
  women: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'Six women arm in arm, two lifting a lamp',
  },
  market: {
    kind: 'raster',
    width: 1600,
    height: 900,
    alt: 'Three stalls at a weekly market',
  },
  pump: {
    kind: 'raster',
    width: 900,
    height: 640,
    alt: 'A woman works a hand pump while a child waits',
  },
  latrine: {
    kind: 'raster',
    width: 900,
    height: 640,
    alt: 'A family beside a brick toilet with a yellow door',
  },
  hands: {
    kind: 'raster',
    width: 900,
    height: 640,
    alt: 'Children wash hands at a hanging can',
  },
  taps: {
    kind: 'raster',
    width: 900,
    height: 640,
    alt: 'Three children drink at a row of school taps',
  },
  runner: {
    kind: 'raster',
    width: 1600,
    height: 540,
    alt: 'A mail runner with a bell spear carries a letter towards the hills',
  },
  shaft: {
    kind: 'svg',
    width: 460,
    height: 1180,
    alt: 'A pot on a rope hangs down a deep well',
  },
  crowd: { kind: 'svg', width: 700, height: 588, alt: 'Three hundred small figures' },
  ten: { kind: 'svg', width: 560, height: 78, alt: 'Ten huts' },
  twenty: { kind: 'svg', width: 560, height: 78, alt: 'Twenty saplings' },
  four: { kind: 'svg', width: 560, height: 96, alt: 'Four hills' },
  frieze: { kind: 'svg', width: 1600, height: 210, alt: '' },
  'strip-rice': { kind: 'svg', width: 640, height: 56, alt: '' },
} as const satisfies Record<string, PictureFacts>;

export type PictureName = keyof typeof pictures;
