import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A rope cot; people sit on its edge. */
export function charpai(wall: Wall, left: number, right: number, y: number, height: number): void {
  for (const x of [left + 12, right - 12]) {
    wall.shape(box([x - 8, y], [x + 8, y - height - 12]), { bow: 0.04 });
    wall.dot([x, y - height * 0.4], 10);
  }
  wall.pole([left, y - height], [right, y - height], 9, { taper: 1 });
  wall.pole([left + 20, y - height + 22], [right - 20, y - height + 22], 4, { taper: 1 });
  let ropes = '';
  for (let x = left + 26; x < right - 34; x += 16) {
    ropes += segment([x, y - height + 4], [x + 10, y - height + 20]);
    ropes += segment([x + 10, y - height + 4], [x, y - height + 20]);
  }
  wall.ink(ropes, 2.4);
}
