import { band } from '../drawing/band.ts';
import { figure } from '../drawing/figure.ts';
import { groundLine } from '../drawing/ground-line.ts';
import { plasteredWall } from '../drawing/plaster.ts';
import { box, placed } from '../drawing/points.ts';
import type { Wall } from '../drawing/wall.ts';
import { hut } from '../props/buildings/hut.ts';
import { sun } from '../props/land/sky.ts';

const FLOOR = 530;

/** Three taps outside a school, a child at each. */
export function taps(): Wall {
  const wall = plasteredWall('indigo', 22, 900, 640);
  groundLine(wall, FLOOR);
  hut(wall, 530, FLOOR, 250, { pattern: 'stripes', height: 180, roof: 120, door: 0.76 });
  wall.mask(box([40, FLOOR], [470, FLOOR - 120]));
  wall.pole([30, FLOOR - 200], [490, FLOOR - 200], 9, { taper: 1 });
  wall.pole([30, FLOOR - 200], [30, FLOOR], 8, { taper: 1 });
  wall.pole([490, FLOOR - 200], [490, FLOOR], 8, { taper: 1 });
  for (const [i, x] of [150, 290, 430].entries()) {
    tap(wall, x);
    figure(wall, x - 70, FLOOR, 190, {
      child: true,
      braid: i !== 1,
      tuft: i === 1,
      lean: 14,
      rightArm: { at: [x - 8, FLOOR - 92] },
      leftArm: { to: [6, 0], bend: 1 },
    });
  }
  sun(wall, 830, 180, 34);
  figure(wall, 838, FLOOR, 190, { child: true, face: -1, pose: 'walk', braid: true });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function tap(wall: Wall, x: number): void {
  wall.line(placed(x, FLOOR)('0,-196 4,-168 -8,-150'), 8);
  const water = [
    `M${x - 8} ${FLOOR - 146}v50`,
    `M${x - 14} ${FLOOR - 142}v42`,
    `M${x - 2} ${FLOOR - 142}v42`,
  ];
  wall.ink(water, 3.4);
}
