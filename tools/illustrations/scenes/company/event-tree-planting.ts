import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { tree } from '../../props/plants/tree.ts';

const HORIZON = 226;
const FAR: Point = [60, HORIZON];

/** Three elders set saplings in a row that comes nearer, children bring water to each. */
export function eventTreePlanting(): Wall {
  const wall = plasteredWall('neem', 212, 900, 640);
  for (const [x, height] of [
    [636, 80],
    [728, 112],
    [838, 150],
  ] as const) {
    tree(wall, x, HORIZON, height, { pairs: 6, leaf: 8 });
  }
  groundLine(wall, HORIZON);
  furrowsFromAfar(wall);
  pair(wall, 216, 322, 112);
  pair(wall, 398, 444, 196);
  pair(wall, 676, 618, 316);
  return wall;
}

function furrowsFromAfar(wall: Wall): void {
  let lines = '';
  for (const end of [
    [900, 262],
    [900, 320],
    [900, 394],
    [900, 490],
    [900, 640],
    [640, 640],
    [440, 640],
    [270, 640],
    [130, 640],
    [0, 640],
    [0, 470],
    [0, 340],
  ] as const) {
    lines += segment(FAR, end);
  }
  wall.ink(lines, 2.6);
}

function pair(wall: Wall, x: number, y: number, height: number): void {
  const unit = height / 100;
  sapling(wall, x, y, height * 0.46, { color: wall.accent });
  figure(wall, x - 56 * unit, y, height, {
    pose: 'squat',
    bun: true,
    lean: 40,
    tilt: 10,
    rightArm: { at: [x - 2 * unit, y - 18 * unit] },
    leftArm: { to: [32, 24], bend: 1 },
  });
  const { rightHand } = figure(wall, x + 56 * unit, y, height * 0.7, {
    child: true,
    face: -1,
    tuft: true,
    lean: 14,
    rightArm: { to: [24, -8] },
    leftArm: { to: [18, 0], bend: 1 },
  });
  pot(wall, rightHand[0], rightHand[1] + 5 * unit, 8 * unit);
}
