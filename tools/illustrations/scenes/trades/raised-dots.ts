import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** a, l, c as fingers read them: six places each, by column. */
const LETTERS = ['100000', '111000', '100100'];

export function raisedDots(wall: Wall): void {
  wall.shape(box([50, 190], [210, 62]), { bow: 0 });
  for (const [letter, places] of LETTERS.entries()) {
    for (const [place, raised] of [...places].entries()) {
      const x = 76 + letter * 45 + (place > 2 ? 19 : 0);
      const y = 94 + (place % 3) * 32;
      if (raised === '1') wall.dot([x, y], 8.6, { color: wall.ground });
      else wall.ring([x, y], 6, 2, wall.ground);
    }
  }
  wall.line(
    [
      [182, 230],
      [206, 176],
      [220, 148],
    ],
    10,
    { color: wall.accent, halo: 6, taper: 0.6 },
  );
}
