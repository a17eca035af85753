// Other systems at 100,000 entries on such a machine, each as one process with default settings, and our
// aims. Requests a second, p50 and p99 in milliseconds.
export interface Peer {
  what: string;
  /** The name of our figure to compare with. */
  figure: string;
  directus: string;
  strapi: string;
  odkCentral: string;
  aim: number;
}

export const peers: readonly Peer[] = [
  {
    what: 'create one, durable',
    figure: 'create, durable',
    directus: '303 (25 / 34)',
    strapi: '191 (38 / 87)',
    odkCentral: '268 (29 / 64)',
    aim: 1500,
  },
  {
    what: 'update one',
    figure: 'edit one, durable',
    directus: '284 (27 / 36)',
    strapi: '207 (36 / 78)',
    odkCentral: 'not measured',
    aim: 1200,
  },
  {
    what: 'read one',
    figure: 'read one',
    directus: '527 (14 / 22)',
    strapi: '509 (13 / 35)',
    odkCentral: '30 (268 / 321)',
    aim: 4000,
  },
  {
    what: 'newest 10 with the count',
    figure: 'first page',
    directus: '186 (43 / 70)',
    strapi: '163 (42 / 100)',
    odkCentral: '12 (655 / 941)',
    aim: 3000,
  },
  {
    what: 'a deep page',
    figure: 'middle page',
    directus: '122 (65 / 103)',
    strapi: '12 (604 / 1,288)',
    odkCentral: '3 (2,584 / 2,692)',
    aim: 2000,
  },
  {
    what: 'filter by type',
    figure: 'first page, children',
    directus: '186 (42 / 72)',
    strapi: '47 (165 / 340)',
    odkCentral: 'not possible',
    aim: 3000,
  },
  {
    what: 'search, a common word',
    figure: 'search, a common word',
    directus: '8 (896 / 1,711)',
    strapi: '12 (593 / 1,265)',
    odkCentral: 'none',
    aim: 300,
  },
  {
    what: 'search, one Aadhaar number',
    figure: 'search, a whole Aadhaar number',
    directus: '4 (1,870 / 2,430)',
    strapi: '4 (1,571 / 3,299)',
    odkCentral: 'none',
    aim: 2500,
  },
];
