import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, mix, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { pot } from '../../props/household/pot.ts';
import { seeds } from '../../props/land/field.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { tree } from '../../props/plants/tree.ts';

/** Start and height of each terrace. */
const TERRACES = [
  { left: -10, right: 232, y: 566 },
  { left: 232, right: 456, y: 500 },
  { left: 456, right: 682, y: 434 },
  { left: 682, right: 910, y: 368 },
] as const;

/** Shade for the lane uphill: the trees below were planted first. */
export function seniorVolunteers(): Wall {
  const wall = plasteredWall('indigo', 207, 900, 640);
  for (const { left, right, y } of TERRACES) terrace(wall, left, right, y);
  tree(wall, 96, 566, 224, { leaf: 12 });
  sapling(wall, 344, 498, 70);
  waterer(wall);
  bringer(wall);
  planter(wall);
  digger(wall);
  birds(wall, [
    [190, 130, 24],
    [252, 96, 18],
    [306, 142, 16],
  ]);
  return wall;
}

/** Level ground held by two columns of stones, earth below. */
function terrace(wall: Wall, left: number, right: number, y: number): void {
  earth(wall, [left + 82, y + 22], [right - 4, Math.min(y + 86, 632)]);
  if (y + 86 < 632) earth(wall, [left + 4, y + 90], [right - 4, 632]);
  let stones = '';
  for (let row = 0; row < 3; row++) {
    const top = y + 8 + row * 24;
    const first = row % 2 ? 24 : 40;
    stones += wall.shapePath(box([left, top + 18], [left + first, top]), 0.05);
    stones += wall.shapePath(box([left + first + 6, top + 18], [left + 68, top]), 0.05);
  }
  if (left > 0) wall.fill(stones);
  wall.pole([left - 3, y], [right, y], 7, { taper: 1 });
}

function earth(wall: Wall, from: Point, to: Point): void {
  const count = Math.round((to[0] - from[0]) * (to[1] - from[1]) * 0.003);
  seeds(wall, from, to, count, { radius: 2.6 });
}

function waterer(wall: Wall): void {
  const { rightHand } = figure(wall, 202, 566, 262, {
    bun: true,
    rightArm: { to: [28, -18], bend: 0.6 },
    leftArm: { to: [24, -12], bend: 1 },
  });
  const [x, y] = rightHand;
  pot(wall, x + 4, y + 12, 20);
  wall.ink([`M${x + 20} ${y - 18}q16 40 14 112`, `M${x + 27} ${y - 18}q16 40 12 112`], 3);
}

function bringer(wall: Wall): void {
  const { rightHand } = figure(wall, 416, 500, 160, {
    child: true,
    braid: true,
    pose: 'walk',
    rightArm: { to: [22, -16] },
  });
  sapling(wall, rightHand[0], rightHand[1] + 12, 40);
}

function planter(wall: Wall): void {
  const spot: Point = [630, 434];
  figure(wall, 524, 434, 246, {
    turban: true,
    fixed: true,
    pose: 'squat',
    lean: 34,
    rightArm: { at: add(spot, [-5, -40]), bend: -0.7 },
    leftArm: [-28, 40],
  });
  sapling(wall, spot[0], spot[1] - 2, 92, { color: wall.accent });
}

/** With an iron bar, for the next pit. */
function digger(wall: Wall): void {
  const upper: Point = [776, 180];
  const lower: Point = [800, 222];
  figure(wall, 722, 368, 252, {
    bun: true,
    fixed: true,
    lean: 8,
    leftLeg: [-16, -6],
    rightLeg: [16, 4],
    rightArm: { at: lower },
    leftArm: { at: upper, bend: 1 },
    halo: 0.03,
  });
  wall.pole(mix(upper, lower, -0.7), mix(upper, lower, 4.4), 8, { taper: 0.8 });
  wall.ink(`M${pointText([858, 362])}q12 -20 24 -3`, 4);
}
