import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { sun } from '../../props/land/sky.ts';

const FLOOR = 530;
/** At a child's waist. */
const PIPE = FLOOR - 128;

/** A row of low taps outside a school, a child at each. */
export function taps(): Wall {
  const wall = plasteredWall('indigo', 22, 900, 640);
  groundLine(wall, FLOOR);
  hut(wall, 560, FLOOR, 250, { pattern: 'stripes', height: 180, roof: 120, door: 0.76 });
  wall.pole([66, PIPE], [520, PIPE], 10, { taper: 1 });
  for (const x of [78, 508]) wall.pole([x, PIPE], [x, FLOOR], 8, { taper: 1 });
  for (const [i, x] of [190, 330, 470].entries()) {
    tap(wall, x);
    figure(wall, x - 84, FLOOR, 216, {
      child: true,
      braid: i !== 1,
      tuft: i === 1,
      lean: 18,
      rightArm: { at: [x - 10, PIPE + 54] },
      leftArm: [36, 62],
    });
  }
  wall.shape(box([120, FLOOR], [500, FLOOR - 22]), { bow: 0, halo: 6 });
  sun(wall, 796, 132, 34);
  figure(wall, 850, FLOOR, 190, { child: true, face: -1, pose: 'walk', braid: true });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function tap(wall: Wall, x: number): void {
  wall.line(placed(x, PIPE)('0,0 6,16 -6,30'), 8);
  const water = [`M${x - 7} ${PIPE + 34}v60`, `M${x} ${PIPE + 34}v56`];
  wall.ink(water, 3.4);
}
