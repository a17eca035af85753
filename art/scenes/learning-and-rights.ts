import { plasteredWall } from '../hand/plaster.ts';
import type { Wall } from '../hand/wall.ts';

export const learningAndRightsScenes = {
  'learning-outcomes': () => plasteredWall('haldi', 200, 900, 640),
  'digital-classroom': () => plasteredWall('haldi', 201, 900, 640),
  'girls-education': () => plasteredWall('haldi', 202, 900, 640),
  'tribal-classroom': () => plasteredWall('haldi', 203, 900, 640),
  balwadi: () => plasteredWall('haldi', 204, 900, 640),
  'girls-in-school': () => plasteredWall('geru', 205, 900, 640),
  'women-savings': () => plasteredWall('geru', 206, 900, 640),
  'women-lead': () => plasteredWall('geru', 207, 900, 640),
  'safe-streets': () => plasteredWall('geru', 208, 900, 640),
  'gender-justice': () => plasteredWall('indigo', 209, 900, 640),
  'skills-and-livelihood': () => plasteredWall('indigo', 210, 900, 640),
  'elders-online': () => plasteredWall('indigo', 211, 900, 640),
  'tribal-arts': () => plasteredWall('indigo', 212, 900, 640),
  'rights-and-duties': () => plasteredWall('deep', 213, 900, 640),
  'voter-registration': () => plasteredWall('deep', 214, 900, 640),
  'village-assembly': () => plasteredWall('deep', 215, 900, 640),
  'women-in-public-life': () => plasteredWall('deep', 216, 900, 640),
  'asking-for-information': () => plasteredWall('deep', 217, 900, 640),
} satisfies Record<string, () => Wall>;
