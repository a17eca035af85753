import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { chair } from '../../props/furniture/chair.ts';
import { sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 530;

/** One elder practises balance at a chair; another reads a sheet of medicines with a health worker. */
export function activeAging(): Wall {
  const wall = plasteredWall('neem', 331, 900, 640);
  sun(wall, 470, 116, 44);
  palm(wall, 850, FLOOR, 340, { reach: 96, lean: -0.03 });
  groundLine(wall, FLOOR);
  chair(wall, 350, FLOOR, 84, 1);
  figure(wall, 214, FLOOR, 272, {
    bun: true,
    rightArm: { at: [292, FLOOR - 168] },
    leftArm: [-64, -82],
    leftLeg: [-24, -34],
    rightLeg: [3, 1],
    hem: true,
  });
  chair(wall, 724, FLOOR, 84, -1);
  const { rightHand: reader } = figure(wall, 724, FLOOR, 262, {
    tuft: true,
    face: -1,
    pose: 'chair',
    rightArm: { to: [24, -8] },
    leftArm: { to: [22, -2], bend: 1 },
  });
  const { rightHand: helper } = figure(wall, 530, FLOOR, 274, {
    bun: true,
    lean: 8,
    rightArm: { to: [26, -8] },
    leftArm: { to: [20, -4], bend: 1 },
    hem: true,
  });
  sheet(wall, mix(reader, helper, 0.5));
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function sheet(wall: Wall, [x, middle]: Point): void {
  const [left, top] = [x - 31, middle - 50];
  wall.shape(box([left, top + 78], [left + 62, top]), { bow: 0, color: wall.accent, halo: 6 });
  const lines = [16, 31, 46, 61].map((down) =>
    segment([left + 12, top + down], [left + 48, top + down]),
  );
  wall.ink(lines, 3.4, wall.ground);
}
