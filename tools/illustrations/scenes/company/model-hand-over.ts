import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { wallPattern } from '../../props/buildings/hut-pattern.ts';
import { waves } from '../../props/land/water.ts';

const FLOOR = 540;
const KEY: Point = [262, 318];

/** At the pump house an engineer lays the key into a woman's hand; neighbours look on. */
export function modelHandOver(): Wall {
  const wall = plasteredWall('geru', 216, 900, 640);
  groundLine(wall, FLOOR);
  pumpHouse(wall);
  waves(wall, [-20, FLOOR + 34], 980, 3, 26, { length: 56, amplitude: 11, weight: 3.4 });
  figure(wall, 132, FLOOR, 340, {
    tuft: true,
    rightArm: { at: add(KEY, [-58, 4]) },
    leftArm: [-24, -6],
  });
  figure(wall, 396, FLOOR, 332, {
    bun: true,
    face: -1,
    rightArm: { at: add(KEY, [56, 12]) },
    leftArm: { at: add(KEY, [40, 40]), bend: 1 },
  });
  key(wall);
  neighbours(wall);
  return wall;
}

function key(wall: Wall): void {
  const color = wall.accent;
  wall.ring(add(KEY, [-34, 0]), 22, 11, color);
  wall.pole(add(KEY, [-14, 0]), add(KEY, [60, 0]), 11, { color, taper: 1 });
  wall.shape(box(add(KEY, [30, 0]), add(KEY, [40, 26])), { color, bow: 0 });
  wall.shape(box(add(KEY, [48, 0]), add(KEY, [60, 30])), { color, bow: 0 });
}

function pumpHouse(wall: Wall): void {
  const [left, right, top] = [520, 850, 190];
  wall.line(
    [
      [left, FLOOR],
      [left, top],
      [right, top],
      [right, FLOOR],
    ],
    8,
    { smooth: 0, taper: 1 },
  );
  wall.pole([left - 30, top - 8], [right + 30, top - 8], 16, { taper: 1 });
  wall.ink(wallPattern('chevrons', left + 8, top + 96, right - left - 16, 84), 3);
  wall.shape(box([548, FLOOR], [634, FLOOR - 196]), { bow: 0 });
  wall.shape(box([640, top - 18], [800, top - 78]), { bow: 0.03 });
  wall.line(
    [
      [left, 452],
      [476, 452],
      [472, 486],
    ],
    14,
    { taper: 1, smooth: 1 },
  );
  wall.ink('M466 492v60M473 490v66M480 492v60', 4);
}

function neighbours(wall: Wall): void {
  const elder = figure(wall, 712, FLOOR, 246, {
    turban: true,
    face: -1,
    lean: 6,
    rightArm: { to: [20, 2] },
    leftArm: [-30, -14],
  });
  figure(wall, 790, FLOOR, 160, {
    child: true,
    braid: true,
    face: -1,
    rightArm: { at: elder.leftHand },
    leftArm: [-24, -8],
  });
}
