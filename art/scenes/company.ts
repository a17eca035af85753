import { plasteredWall } from '../hand/plaster.ts';
import type { Wall } from '../hand/wall.ts';

export const companyScenes = {
  'customized-strategies': () => plasteredWall('lime', 200, 900, 640),
  'expertise-with-heart': () => plasteredWall('lime', 201, 900, 640),
  'proven-track-record': () => plasteredWall('lime', 202, 900, 640),
  'holistic-approach': () => plasteredWall('lime', 203, 900, 640),
  'engaging-conversations': () => plasteredWall('indigo', 204, 900, 640),
  'exclusive-networking': () => plasteredWall('indigo', 205, 900, 640),
  'personal-growth': () => plasteredWall('indigo', 206, 900, 640),
  torchbearers: () => plasteredWall('indigo', 207, 900, 640),
  'one-community': () => plasteredWall('indigo', 208, 900, 640),
  'event-water-day': () => plasteredWall('indigo', 209, 900, 640),
  'event-story-circle': () => plasteredWall('geru', 210, 900, 640),
  'event-craft-fair': () => plasteredWall('deep', 211, 900, 640),
  'event-tree-planting': () => plasteredWall('neem', 212, 900, 640),
  'event-policy-evening': () => plasteredWall('indigo', 213, 900, 640),
  'model-listen': () => plasteredWall('geru', 214, 900, 640),
  'model-carry': () => plasteredWall('geru', 215, 900, 640),
  'model-hand-over': () => plasteredWall('geru', 216, 900, 640),
  'about-who': () => plasteredWall('neem', 217, 900, 640),
  'about-how': () => plasteredWall('deep', 218, 900, 640),
  'stand-in': () => plasteredWall('lime', 219, 900, 640),
} satisfies Record<string, () => Wall>;
