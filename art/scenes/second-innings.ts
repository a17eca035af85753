import { plasteredWall } from '../hand/plaster.ts';
import type { Wall } from '../hand/wall.ts';

export const secondInningsScenes = {
  'active-aging': () => plasteredWall('geru', 200, 900, 640),
  mentoring: () => plasteredWall('geru', 201, 900, 640),
  'senior-fitness': () => plasteredWall('geru', 202, 900, 640),
  'arts-and-crafts': () => plasteredWall('geru', 203, 900, 640),
  'phone-lessons': () => plasteredWall('geru', 204, 900, 640),
  'book-club': () => plasteredWall('geru', 205, 900, 640),
  'grandparents-kitchen': () => plasteredWall('geru', 206, 900, 640),
  'senior-volunteers': () => plasteredWall('geru', 207, 900, 640),
  'heritage-celebration': () => plasteredWall('geru', 208, 900, 640),
  storytelling: () => plasteredWall('geru', 209, 900, 640),
  'meditation-garden': () => plasteredWall('geru', 210, 900, 640),
  'money-matters': () => plasteredWall('geru', 211, 900, 640),
} satisfies Record<string, () => Wall>;
