import type { Wall } from '../../drawing/wall.ts';
import { waves } from '../../props/land/water.ts';
import { sapling } from '../../props/plants/sapling.ts';

export function saplingByWater(wall: Wall): void {
  sapling(wall, 130, 172, 92, { color: wall.accent });
  wall.pole([62, 176], [198, 176], 6, { taper: 1 });
  waves(wall, [70, 194], 214, 2, 13, { length: 24, amplitude: 5, weight: 3 });
}
