import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { onCircle, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { stool } from '../../props/furniture/stool.ts';
import { sun } from '../../props/land/sky.ts';

const FLOOR = 596;
const SUN: Point = [612, 214];
const ORBITS = [
  { radius: 74, planets: [{ angle: -0.9, size: 8 }] },
  { radius: 112, planets: [{ angle: 0.5, size: 14 }] },
  { radius: 150, planets: [{ angle: 2.62, size: 20 }] },
  { radius: 184, planets: [{ angle: -0.42, size: 15 }] },
];

/** A girl on a stool points out the planets to her class. */
export function girlsEducation(): Wall {
  const wall = plasteredWall('haldi', 202, 900, 640);
  groundLine(wall, FLOOR);
  planets(wall);
  speaker(wall);
  classmates(wall);
  return wall;
}

function planets(wall: Wall): void {
  for (const { radius, planets } of ORBITS) {
    wall.ring(SUN, radius, 3);
    for (const { angle, size } of planets)
      wall.dot(onCircle(SUN, angle, radius), size, { halo: 8 });
  }
  const [x, y] = onCircle(SUN, -0.42, 184);
  wall.ink(`M${x - 30} ${y + 9}Q${x} ${y + 16} ${x + 30} ${y - 9}`, 4);
  sun(wall, SUN[0], SUN[1], 36, { rays: 28 });
}

function speaker(wall: Wall): void {
  stool(wall, 250, FLOOR, 110, 92);
  const planet = onCircle(SUN, 2.62, 150);
  const { rightHand } = figure(wall, 252, FLOOR - 96, 300, {
    child: true,
    braid: true,
    rightArm: { to: [34, -30] },
    leftArm: [-40, 20],
    halo: 0.02,
    fixed: true,
  });
  const tip: Point = [planet[0] - 22, planet[1] + 2];
  wall.pole(rightHand, tip, 5, { taper: 0.5 });
}

function classmates(wall: Wall): void {
  for (const [i, x] of [428, 556, 684, 812].entries()) {
    const asks = i === 2;
    figure(wall, x, FLOOR, 248, {
      child: true,
      pose: 'sit',
      face: -1,
      braid: i % 2 === 0,
      tuft: i % 2 === 1,
      lean: -4,
      rightArm: asks ? [124, 170] : { to: [14, 8] },
      leftArm: { to: [-12, 10] },
    });
  }
}
