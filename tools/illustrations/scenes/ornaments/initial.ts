import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { placed, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { ladder } from '../../props/furniture/ladder.ts';
import { sun } from '../../props/land/sky.ts';
import { letterA } from '../../props/school/letter-a.ts';

const FLOOR = 640;
const at = placed(0, FLOOR);

/** The illuminated initial that opens the welcome. */
export function initial(): Wall {
  const wall = plasteredWall('geru', 31, 640, 720);
  letterA(wall, 86, 566, 6.1, wall.paint);
  sun(wall, 540, 92, 30);
  groundLine(wall, FLOOR);
  figure(wall, 470, 158, 128, {
    bun: true,
    pose: 'chair',
    face: -1,
    low: 22,
    rightArm: { to: [20, -6] },
    leftArm: { to: [6, 2], bend: 1 },
    leftLeg: [30, -6],
    rightLeg: [46, 2],
    halo: 0.08,
  });
  wall.shape(points('412,92 436,84 444,112 420,120'), { color: wall.accent, bow: 0, halo: 5 });
  ladder(wall, [562, FLOOR], [528, 182], 34, 11);
  figure(wall, 546, 420, 128, {
    tuft: true,
    face: -1,
    rightArm: { to: [12, -50] },
    leftArm: { to: [-4, -54] },
    leftLeg: [-6, 16],
    rightLeg: [40, -20],
    halo: 0.08,
  });
  figure(wall, 70, FLOOR, 136, { turban: true, pose: 'walk', rightArm: { to: [17, -24] } });
  figure(wall, 196, FLOOR, 86, {
    child: true,
    braid: true,
    rightArm: [130, 165],
    leftArm: [-130, -165],
  });
  figure(wall, 300, FLOOR, 128, {
    bun: true,
    pose: 'sit',
    rightArm: { to: [14, 6] },
    leftArm: { to: [-4, 8], bend: 1 },
  });
  wall.shape(at('304,-40 338,-46 342,-18 308,-12'), { color: wall.accent, bow: 0, halo: 4 });
  band(wall, 704, { size: 32, rows: ['triangles'] });
  return wall;
}
