import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { coinStack } from '../../props/household/coins.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FLOOR = 560;
const TABLE = { left: 320, right: 580, top: FLOOR - 104 };

/** Across a low table: she sets a coin on the tallest pile, the adviser holds the passbook open. */
export function moneyMatters(): Wall {
  const wall = plasteredWall('indigo', 211, 900, 640);
  lowTable(wall);
  for (const [x, coins] of [
    [372, 6],
    [444, 4],
    [516, 2],
  ] as const) {
    coinStack(wall, x, TABLE.top - 6, { coins, width: 58, thickness: 15 });
  }
  saver(wall);
  adviser(wall);
  rug(wall);
  return wall;
}

function rug(wall: Wall): void {
  wall.pole([40, FLOOR + 4], [860, FLOOR + 4], 7, { taper: 1 });
  const diamonds: string[] = [];
  for (let x = 76; x < 850; x += 44) {
    diamonds.push(wall.shapePath(placed(x, FLOOR + 32)('-16,0 0,-15 16,0 0,15'), 0));
  }
  wall.fill(diamonds);
  wall.pole([40, FLOOR + 60], [860, FLOOR + 60], 5, { taper: 1 });
  let fringe = '';
  for (let y = FLOOR + 6; y < FLOOR + 62; y += 9) {
    fringe += segment([22, y], [38, y]) + segment([862, y], [878, y]);
  }
  wall.ink(fringe, 3);
}

function lowTable(wall: Wall): void {
  const { left, right, top } = TABLE;
  wall.shape(box([left, top + 16], [right, top]), { bow: 0 });
  for (const x of [left + 26, right - 26]) wall.pole([x, top + 14], [x, FLOOR], 15, { taper: 0.7 });
  wall.pole([left + 26, FLOOR - 36], [right - 26, FLOOR - 36], 6, { taper: 1 });
}

function saver(wall: Wall): void {
  figure(wall, 190, FLOOR, 440, {
    bun: true,
    hem: true,
    fixed: true,
    pose: 'sit',
    lean: 8,
    rightArm: { at: [358, TABLE.top - 112] },
    leftArm: [-34, 40],
  });
  wall.shape(box([346, TABLE.top - 98], [400, TABLE.top - 112]), { color: wall.accent, halo: 4 });
}

function adviser(wall: Wall): void {
  const corner: Point = [606, 376];
  heldBook(wall, corner[0] - 62, corner[1] - 36, 66);
  figure(wall, 712, FLOOR, 430, {
    braid: true,
    face: -1,
    fixed: true,
    pose: 'sit',
    lean: 6,
    halo: 0.02,
    rightArm: { at: corner, bend: 0.9 },
    leftArm: [-32, 42],
  });
}
