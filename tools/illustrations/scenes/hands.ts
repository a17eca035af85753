import { band } from '../drawing/band.ts';
import { figure } from '../drawing/figure.ts';
import { groundLine } from '../drawing/ground-line.ts';
import { plasteredWall } from '../drawing/plaster.ts';
import { placed } from '../drawing/points.ts';
import type { Wall } from '../drawing/wall.ts';

const FLOOR = 530;
const at = placed(0, FLOOR);

/** Handwashing: children at a tippy tap. */
export function hands(): Wall {
  const wall = plasteredWall('indigo', 21, 900, 640);
  groundLine(wall, FLOOR);
  tippyTap(wall);
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
    rightArm: { at: [540, FLOOR - 110] },
    leftArm: { at: [548, FLOOR - 96], bend: 1 },
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

/** A can on a frame that tips when pulled. */
function tippyTap(wall: Wall): void {
  wall.pole([360, FLOOR], [360, FLOOR - 300], 9, { taper: 1 });
  wall.pole([560, FLOOR], [560, FLOOR - 300], 9, { taper: 1 });
  wall.pole([330, FLOOR - 292], [590, FLOOR - 292], 9, { taper: 1 });
  wall.ink(`M460 ${FLOOR - 288}v60`, 4);
  wall.shape(at('420,-230 500,-230 508,-150 412,-150'), { bow: 0.02, color: wall.accent });
  const water = [
    `M416 ${FLOOR - 146}q-24 20 -30 56`,
    `M412 ${FLOOR - 150}q-30 20 -40 56`,
    `M424 ${FLOOR - 144}q-16 22 -22 56`,
  ];
  wall.ink(water, 4);
}
