import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';

export function waterPot(wall: Wall): void {
  wall.pole([62, 196], [198, 196], 6, { taper: 1 });
  pot(wall, 130, 190, 64, { color: wall.accent });
}
