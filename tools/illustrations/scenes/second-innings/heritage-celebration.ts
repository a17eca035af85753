import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bunting } from '../../props/furniture/bunting.ts';

const FLOOR = 530;
const DANCERS = [
  { x: 430, height: 252, bun: true },
  { x: 546, height: 264, turban: true },
  { x: 662, height: 256, bun: true },
] as const;

/** An old man beats a drum; elders dance hand in hand, and a child joins the end of the row. */
export function heritageCelebration(): Wall {
  const wall = plasteredWall('geru', 333, 900, 640);
  bunting(wall, [44, 84], 856, 44);
  groundLine(wall, FLOOR);
  drummer(wall);
  for (const [place, { x, ...dancer }] of DANCERS.entries()) {
    figure(wall, x, FLOOR, dancer.height, {
      ...dancer,
      leftLeg: [-12, -30],
      rightLeg: [20, -6],
      lean: 4,
      rightArm: { at: [x + 58, FLOOR - (place === 2 ? 124 : 158)], bend: 0.7 },
      leftArm: place ? { at: [x - 58, FLOOR - 158], bend: -0.7 } : [-110, -150],
      fixed: true,
    });
  }
  figure(wall, 770, FLOOR, 156, {
    child: true,
    braid: true,
    leftLeg: [-12, -30],
    rightLeg: [20, -6],
    rightArm: [120, 150],
    leftArm: { at: [720, FLOOR - 122], bend: -0.7 },
    fixed: true,
  });
  band(wall, 620, { size: 36 });
  return wall;
}

function drummer(wall: Wall): void {
  const { waist } = figure(wall, 156, FLOOR, 276, {
    turban: true,
    lean: 4,
    rightArm: { to: [27, -2] },
    leftArm: { to: [22, -12], bend: 1 },
  });
  const drum: Point = add(waist, [86, 34]);
  const at = (right: number, down: number) => add(drum, [right, down]);
  const body = wall.shapePath([at(-46, -38), at(46, -46), at(46, 46), at(-46, 38)], 0.1);
  wall.fill(body, { color: wall.accent, halo: 6 });
  const cords = [-28, -9, 10, 29].map((right) => segment(at(right - 8, -38), at(right + 8, 38)));
  wall.ink(cords, 3, wall.ground);
}
