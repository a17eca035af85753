import { figure } from '../../drawing/figure.ts';
import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** An open window with two shutters; somebody leans on its sill, or nobody is at home. */
export function windowWithPerson(
  wall: Wall,
  x: number,
  sill: number,
  width: number,
  turn: number,
): void {
  const [left, right, top] = [x - width / 2, x + width / 2, sill - width];
  if (turn % 3 !== 2) {
    figure(wall, x, sill + width * 0.78, width * 1.6, {
      face: turn % 2 ? -1 : 1,
      bun: turn % 2 === 0,
      tuft: turn % 2 === 1,
      hem: false,
      leftArm: [-40, 60],
      rightArm: [40, -60],
    });
  }
  wall.mask(box([left - width * 0.3, sill + width * 0.9], [right + width * 0.3, sill]));
  wall.ink(`M${left} ${sill}V${top}H${right}V${sill}`, 4);
  wall.pole([left - width * 0.16, sill], [right + width * 0.16, sill], 8, { taper: 1 });
  let shutters = '';
  for (const side of [-1, 1]) {
    const [near, far] = [x + side * width * 0.5, x + side * width * 0.74];
    shutters += `M${near} ${top}L${far} ${top + 8}V${sill - 8}L${near} ${sill}`;
    for (const share of [0.3, 0.5, 0.7]) {
      const y = top + (sill - top) * share;
      shutters += segment([near, y], [far, y]);
    }
  }
  wall.ink(shutters, 3);
}
