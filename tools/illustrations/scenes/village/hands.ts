import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 530;
const at = placed(0, FLOOR);

/** Children wash their hands at a can with a tap. */
export function hands(): Wall {
  const wall = plasteredWall('indigo', 21, 900, 640);
  groundLine(wall, FLOOR);
  can(wall);
  figure(wall, 246, FLOOR, 220, {
    child: true,
    braid: true,
    lean: 16,
    rightArm: { at: [386, FLOOR - 96] },
    leftArm: { at: [372, FLOOR - 84], bend: 1 },
  });
  figure(wall, 640, FLOOR, 220, {
    child: true,
    tuft: true,
    face: -1,
    lean: 10,
    rightArm: { to: [16, -16] },
    leftArm: { to: [13, -12], bend: 1 },
  });
  figure(wall, 742, FLOOR, 316, {
    bun: true,
    face: -1,
    rightArm: [70, 110],
    hem: true,
    leftArm: [-14, 4],
  });
  figure(wall, 160, FLOOR, 206, { child: true, rightArm: [100, 150] });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

/** A can with a tap, on a stand. */
function can(wall: Wall): void {
  for (const x of [404, 516]) wall.pole([x, FLOOR], [x, FLOOR - 138], 9, { taper: 1 });
  wall.pole([380, FLOOR - 140], [540, FLOOR - 140], 11, { taper: 1 });
  wall.shape(at('412,-146 508,-146 508,-262 412,-262'), { bow: 0, color: wall.accent, halo: 6 });
  wall.pole([404, FLOOR - 264], [516, FLOOR - 264], 8, { taper: 1 });
  wall.line(at('414,-166 392,-166 388,-150'), 8, { color: wall.accent });
  wall.ink([`M384 ${FLOOR - 144}v62`, `M392 ${FLOOR - 144}v58`], 4);
  wall.shape(at('350,-22 424,-22 412,0 362,0'), { bow: 0, halo: 5 });
}
