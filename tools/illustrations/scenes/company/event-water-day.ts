import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { waves } from '../../props/land/water.ts';

const TOP = 212;
const RISE = 72;
const TREAD = 74;
const LANDING = 146;
const STEPS = 4;
const WATER = 486;
const HEIGHT = 170;

const stepY = (i: number): number => TOP + i * RISE;
/** The edge of step i towards the water, on the left side. */
const stepEnd = (i: number): number => LANDING + Math.min(i, STEPS - 1) * TREAD;

/** Neighbours clean a stepped well: they hand the mud up in baskets, rake and sweep. */
export function eventWaterDay(): Wall {
  const wall = plasteredWall('indigo', 209, 900, 640);
  side(wall, (x) => x);
  side(wall, (x) => wall.width - x);
  wader(wall);
  waves(wall, [stepEnd(STEPS) + 8, WATER], 904 - stepEnd(STEPS), 7, 23, {
    length: 44,
    amplitude: 9,
  });
  chain(wall);
  rakeAndBroom(wall);
  return wall;
}

/** Stones in courses; every three courses make one step, and below the last one a shaft. */
function side(wall: Wall, mirrored: (x: number) => number): void {
  for (let i = 0; i < STEPS; i++) {
    wall.pole([mirrored(-10), stepY(i)], [mirrored(stepEnd(i) + 4), stepY(i)], 9, { taper: 1 });
  }
  let stones = '';
  for (let course = 0; course * 24 + TOP + 9 < 634; course++) {
    const y = TOP + 10 + course * 24;
    const end = stepEnd(Math.floor(course / 3));
    for (let right = end - (course % 2) * 19; right > 8; right -= 40) {
      const left = Math.max(right - 33, -6);
      stones += `M${mirrored(right)} ${y}V${y + 11}H${mirrored(left)}V${y}Z`;
    }
  }
  wall.ink(stones, 2.4);
}

const still: FigureOptions = { fixed: true, leftLeg: [-10, -4], rightLeg: [14, 6], halo: 0.04 };

/** He stands in the water to his hips. */
function wader(wall: Wall): void {
  const arms: FigureOptions = { rightArm: { to: [24, -12] }, leftArm: { to: [20, -6], bend: 1 } };
  const { rightHand } = figure(wall, 446, WATER + 44, HEIGHT, {
    ...still,
    ...arms,
    face: -1,
    tuft: true,
    lean: 8,
  });
  wall.mask(box([stepEnd(STEPS) + 8, WATER - 4], [896 - stepEnd(STEPS), 640]));
  basket(wall, add(rightHand, [-10, -8]), wall.paint);
}

function chain(wall: Wall): void {
  const passed: Point = [273, 234];
  figure(wall, 344, stepY(3), HEIGHT, {
    ...still,
    face: -1,
    bun: true,
    rightArm: { at: add(passed, [18, 8]) },
    leftArm: { at: add(passed, [14, 22]), bend: 1 },
  });
  figure(wall, 182, stepY(1), HEIGHT, {
    ...still,
    turban: true,
    lean: 34,
    rightArm: { at: add(passed, [-18, 2]) },
    leftArm: { at: add(passed, [-12, 18]), bend: 1 },
  });
  basket(wall, passed, wall.accent);
  const { crown } = figure(wall, 74, stepY(0), HEIGHT, {
    pose: 'walk',
    face: -1,
    bun: true,
    rightArm: { to: [15, -50] },
  });
  basket(wall, add(crown, [0, -26]), wall.paint);
}

function basket(wall: Wall, [x, y]: Point, color: string): void {
  const sides: Point[] = [
    [x - 25, y],
    [x + 25, y],
    [x + 16, y + 29],
    [x - 16, y + 29],
  ];
  wall.shape(sides, { color, bow: 0.04, halo: 5 });
  const mud = [
    wall.dotPath([x - 11, y - 3], 8),
    wall.dotPath([x + 1, y - 8], 9),
    wall.dotPath([x + 13, y - 3], 8),
  ];
  wall.fill(mud, { color });
}

function rakeAndBroom(wall: Wall): void {
  const raker = figure(wall, 584, stepY(3), HEIGHT, {
    ...still,
    face: -1,
    turban: true,
    lean: 22,
    rightArm: { to: [28, -2] },
    leftArm: { to: [14, -2], bend: 1 },
  });
  const [x, y] = raker.rightHand;
  wall.line([add(raker.leftHand, [24, -28]), [x, y], [502, 522]], 5, { smooth: 0, taper: 1 });
  wall.ink('M484 514L520 530M484 514l-6 15M496 519l-6 15M508 525l-6 15M520 530l-6 15', 4);
  const sweeper = figure(wall, 746, stepY(1), HEIGHT, {
    ...still,
    face: -1,
    bun: true,
    lean: 26,
    rightArm: { to: [22, 4] },
    leftArm: { to: [16, -6], bend: 1 },
  });
  const foot: Point = [sweeper.rightHand[0] - 22, stepY(1) - 8];
  wall.line([sweeper.leftHand, sweeper.rightHand], 5, { smooth: 0 });
  let straws = '';
  for (const spread of [-14, -7, 0, 7, 14])
    straws += segment(sweeper.rightHand, add(foot, [spread, 0]));
  wall.ink(straws, 3.4);
}
