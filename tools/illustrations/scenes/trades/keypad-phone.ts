import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function keypadPhone(wall: Wall): void {
  wall.pole([160, 60], [166, 34], 8, { taper: 1, smooth: 0 });
  wall.shape(box([86, 212], [174, 54]), { bow: 0 });
  wall.shape(box([97, 122], [163, 66]), { bow: 0, color: wall.accent });
  for (let key = 0; key < 12; key++) {
    const x = 98 + (key % 3) * 23;
    const y = 132 + Math.trunc(key / 3) * 18;
    wall.shape(box([x, y + 11], [x + 17, y]), { bow: 0, color: wall.ground });
  }
}
