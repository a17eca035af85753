import { plasteredWall } from '../hand/plaster.ts';
import type { Wall } from '../hand/wall.ts';

export const landAndCraftScenes = {
  'subsidy-desk': () => plasteredWall('neem', 200, 900, 640),
  'farm-innovation': () => plasteredWall('neem', 201, 900, 640),
  'farmer-training': () => plasteredWall('neem', 202, 900, 640),
  'farmer-welfare': () => plasteredWall('neem', 203, 900, 640),
  'artisan-training': () => plasteredWall('deep', 204, 900, 640),
  'craft-market': () => plasteredWall('deep', 205, 900, 640),
  'craft-online': () => plasteredWall('deep', 206, 900, 640),
  'indigenous-arts': () => plasteredWall('deep', 207, 900, 640),
  'design-table': () => plasteredWall('deep', 208, 900, 640),
  'eco-practices': () => plasteredWall('neem', 209, 900, 640),
  'eco-alternatives': () => plasteredWall('neem', 210, 900, 640),
  'green-livelihoods': () => plasteredWall('neem', 211, 900, 640),
  rainwater: () => plasteredWall('neem', 212, 900, 640),
  biodiversity: () => plasteredWall('neem', 213, 900, 640),
} satisfies Record<string, () => Wall>;
