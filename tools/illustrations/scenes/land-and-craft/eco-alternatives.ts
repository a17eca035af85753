import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { sunDish } from '../../props/buildings/sun-dish.ts';
import { clothBag } from '../../props/household/cloth-bag.ts';
import { sun } from '../../props/land/sky.ts';

const FLOOR = 560;
const DISH: Point = [292, 372];
const SUN: Point = [96, 96];

/** A woman cooks on a round solar cooker, a child takes a cloth bag from a line. */
export function ecoAlternatives(): Wall {
  const wall = plasteredWall('neem', 210, 900, 640);
  groundLine(wall, FLOOR);
  sun(wall, ...SUN, 46);
  sunDish(wall, ...DISH, 168, FLOOR);
  sunbeams(wall);
  cook(wall);
  bagLine(wall);
  band(wall, 640, { size: 32, rows: ['zigzag', 'dots'] });
  return wall;
}

function sunbeams(wall: Wall): void {
  let path = '';
  for (const side of [-1, 0, 1]) {
    const from: Point = [SUN[0] + 62 - side * 26, SUN[1] + 72 + side * 18];
    const to: Point = [DISH[0] - 82 - side * 70, DISH[1] - 58 + side * 46];
    for (let t = 0; t < 1; t += 0.2) path += segment(mix(from, to, t), mix(from, to, t + 0.1));
  }
  wall.ink(path, 4, wall.accent);
}

function cook(wall: Wall): void {
  const { rightHand } = figure(wall, 520, FLOOR, 320, {
    bun: true,
    face: -1,
    lean: 8,
    rightArm: { at: [400, 306] },
    leftArm: { to: [-12, 10] },
  });
  const [x, y] = rightHand;
  wall.line(
    [
      [x + 34, y - 20],
      [x, y],
      [x - 72, y + 16],
    ],
    7,
    { smooth: 0, halo: 7 },
  );
}

function bagLine(wall: Wall): void {
  for (const x of [620, 872]) wall.pole([x, FLOOR], [x, 250], 8, { taper: 1 });
  wall.ink('M620 262Q746 286 872 262', 4);
  clothBag(wall, 664, 266, 58, 'triangles');
  clothBag(wall, 742, 270, 66, 'dots');
  clothBag(wall, 824, 266, 58, 'waves');
  figure(wall, 806, FLOOR, 206, {
    child: true,
    braid: true,
    face: -1,
    rightArm: { at: [752, 374], bend: 0.5 },
    leftArm: [-16, -2],
  });
}
