import { band } from '../../drawing/band.ts';
import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bench } from '../../props/furniture/bench.ts';

const FLOOR = 548;
const SCREEN = { left: 632, right: 838, top: 118, bottom: 478 };
const SEAT = 62;

/** A video call on a phone as tall as a door: the elders on the bench wave, and the child waves back. */
export function phoneLessons(): Wall {
  const wall = plasteredWall('indigo', 204, 900, 640);
  tallPhone(wall);
  groundLine(wall, FLOOR);
  callingChild(wall);
  youngTeacher(wall);
  bench(wall, 44, 396, FLOOR, SEAT);
  onTheBench(wall, 124, { turban: true, leftArm: { to: [2, 6] }, rightArm: [118, 168] });
  onTheBench(wall, 262, { bun: true, leftArm: { to: [2, 6] }, rightArm: [124, 160] });
  band(wall, 622, { size: 30, rows: ['triangles'] });
  return wall;
}

function tallPhone(wall: Wall): void {
  const { left, right, top, bottom } = SCREEN;
  const color = wall.accent;
  wall.shape(box([left - 22, FLOOR - 4], [right + 22, top - 44]), { color, bow: 0.004, halo: 8 });
  wall.mask(box([left, top], [right, bottom]));
  wall.dot([(left + right) / 2, FLOOR - 37], 15, { color: wall.ground });
  wall.ink(`M${(left + right) / 2 - 30} ${top - 22}h60`, 7, wall.ground);
}

function callingChild(wall: Wall): void {
  const { left, right, bottom } = SCREEN;
  const middle = (left + right) / 2;
  figure(wall, middle, bottom - 12, 292, {
    child: true,
    braid: true,
    face: -1,
    leftArm: { to: [-17, -2], bend: 1 },
    rightArm: [128, 174],
  });
  wall.ink(`M${left + 12} ${bottom - 10}H${right - 12}`, 5);
}

function youngTeacher(wall: Wall): void {
  figure(wall, 500, FLOOR, 316, {
    tuft: true,
    leftLeg: [-12, -5],
    rightLeg: [12, 5],
    leftArm: [-40, -74],
    rightArm: { at: [SCREEN.left - 14, 296] },
  });
}

function onTheBench(wall: Wall, x: number, options: FigureOptions): void {
  figure(wall, x, FLOOR, 300, { ...options, pose: 'chair', hem: false, halo: 0.035 });
}
