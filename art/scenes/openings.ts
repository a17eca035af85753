import { plasteredWall } from '../hand/plaster.ts';
import type { Wall } from '../hand/wall.ts';

export const openingScenes = {
  'about-opening': () => plasteredWall('geru', 200, 1600, 600),
  'tailored-opening': () => plasteredWall('deep', 201, 1600, 600),
  'involved-opening': () => plasteredWall('neem', 202, 1600, 600),
  'events-opening': () => plasteredWall('geru', 203, 1600, 600),
  'policy-opening': () => plasteredWall('indigo', 204, 1600, 600),
  'faqs-opening': () => plasteredWall('deep', 205, 1600, 600),
  'partner-opening': () => plasteredWall('geru', 206, 1600, 600),
  'calendar-opening': () => plasteredWall('indigo', 207, 1600, 600),
  'team-opening': () => plasteredWall('deep', 208, 1600, 600),
  'donation-opening': () => plasteredWall('geru', 209, 1600, 600),
  'open-door-opening': () => plasteredWall('neem', 210, 1600, 600),
  'sealed-letter-opening': () => plasteredWall('indigo', 211, 1600, 600),
} satisfies Record<string, () => Wall>;
