// The eleven chapters in their order, for lists, tiles and the home page. Their pages are in
// content/chapters/.

import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';
import type { PagePath } from '../site-map.ts';

export type Paint = 'geru' | 'deep' | 'indigo' | 'neem';

export interface Chapter {
  readonly path: PagePath;
  readonly title: string;
  readonly picture: Picture;
  readonly paint: Paint;
  readonly summary: string;
  readonly fact: string;
}

export const chapters = [
  {
    path: '/krishi',
    title: 'Krishi Udaan',
    picture: pictures.plough,
    paint: 'neem',
    summary:
      'Subsidies exist; the forms rarely reach the field. We bring both together, then stay through the season with training, soil-friendly methods and a neighbourly hand when the rain fails.',
    fact: 'Four initiatives, from subsidy awareness to community welfare',
  },
  {
    path: '/secondinning',
    title: 'Second Innings',
    picture: pictures.elders,
    paint: 'geru',
    summary:
      'After fifty-five there is still a great deal to give. Story circles, fitness mornings, phone lessons and kitchens shared with grandchildren keep that giving alive.',
    fact: 'Twelve programmes for people above 55',
  },
  {
    path: '/revival',
    title: 'Revival of Local Artisans and Arts',
    picture: pictures.craft,
    paint: 'deep',
    summary:
      'A craft survives when it earns. We help makers sharpen their skill, find buyers without a middleman, and work with designers who credit the hand.',
    fact: 'Over 500 artisans reached',
  },
  {
    path: '/wash',
    title: 'WASH',
    picture: pictures.well,
    paint: 'indigo',
    summary:
      'Clean water near the door, a toilet with a door that locks, soap that is really used. Small things, and the whole day changes for a girl who used to walk for water.',
    fact: '25,000+ people with safe water',
  },
  {
    path: '/education',
    title: 'Education',
    picture: pictures.school,
    paint: 'deep',
    summary:
      'From the Balwadi mat to the digital classroom: reading that sticks, teachers who are supported, and a seat kept for every girl and every tribal child.',
    fact: '50,000 children is the goal for 2030',
  },
  {
    path: '/earthwise',
    title: 'Earthwise Initiatives',
    picture: pictures.earth,
    paint: 'neem',
    summary:
      'Roofs that catch rain, homes lit by the sun, and a tree for every doorstep. Care for the land begins as a household habit and ends as a village plan.',
    fact: '50,000 trees, 500 solar homes, 100 rainwater systems',
  },
  {
    path: '/gender',
    title: 'Gender Parity',
    picture: pictures.cycle,
    paint: 'geru',
    summary:
      'A bicycle, a bank account, a say at the village meeting. Parity is counted in ordinary freedoms, and we work on them one at a time.',
    fact: '5,000 girls supported',
  },
  {
    path: '/advocacy',
    title: 'Advocacy',
    picture: pictures.voice,
    paint: 'indigo',
    summary:
      'Field work shows what policy misses. We carry that evidence upward on gender justice, livelihoods, digital access for elders, and tribal arts.',
    fact: '10,000 lives via policy work',
  },
  {
    path: '/democracy',
    title: 'Fostering Democracy',
    picture: pictures.ballot,
    paint: 'deep',
    summary:
      'Everybody stands in the same line. We run workshops on rights, registration and the village assembly, so that the line is longer and better informed each time.',
    fact: '95,000+ rural citizens in workshops',
  },
  {
    path: '/consultancy',
    title: 'Consultancy',
    picture: pictures.bridge,
    paint: 'geru',
    summary:
      'CSR teams and departments come to us with a budget and a question. We bring field knowledge, a plan that can be measured, and people who stay until it works.',
    fact: '8+ years, 15+ PSUs, 25+ departments, 30+ districts',
  },
  {
    path: '/dream',
    title: 'Reinstating Dreams',
    picture: pictures.kites,
    paint: 'indigo',
    summary:
      'Years of preparation for the civil services do not end with a result. This membership brings former aspirants together to argue policy, mentor the young and open new doors.',
    fact: 'A community for former civil-services aspirants',
  },
] as const satisfies readonly Chapter[];

export type ChapterPath = (typeof chapters)[number]['path'];
