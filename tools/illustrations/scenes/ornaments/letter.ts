import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hen } from '../../props/animals/hen.ts';
import { sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 540;

/** The thank-you after sending: the letter has arrived. */
export function letter(): Wall {
  const wall = plasteredWall('geru', 18, 700, 620);
  sun(wall, 566, 120, 46);
  palm(wall, 96, FLOOR, 330, { reach: 100 });
  groundLine(wall, FLOOR);
  const { rightHand } = figure(wall, 300, FLOOR, 270, {
    bun: true,
    rightArm: { to: [31, -22], bend: 0.9 },
    leftArm: { to: [22, -6], bend: -0.9 },
    hem: true,
  });
  const corner = add(rightHand, [-6, -52]);
  const sheet = [corner, add(corner, [96, -8]), add(corner, [100, 62]), add(corner, [4, 68])];
  wall.shape(sheet, {
    color: wall.accent,
    bow: 0,
    halo: 7,
  });
  wall.ink(`M${corner[0]} ${corner[1]}l52 36l44 -44`, 4, wall.ground);
  figure(wall, 470, FLOOR, 166, {
    child: true,
    braid: true,
    face: -1,
    rightArm: [130, 165],
    leftArm: [-130, -165],
  });
  hen(wall, 590, FLOOR, 54, { face: -1 });
  band(wall, 606, { size: 32, rows: ['triangles'] });
  return wall;
}
