import { band } from '../../drawing/band.ts';
import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { porch } from '../../props/buildings/porch.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FLOOR = 546;
const BOX: Point = [450, FLOOR];

/** Women sit on both sides of their cash box under a porch; one puts a coin in, one keeps the book. */
export function womenSavings(): Wall {
  const wall = plasteredWall('geru', 206, 900, 640);
  porch(wall, 56, 844, FLOOR, { height: 366, roof: 118, eave: 44 });
  groundLine(wall, FLOOR);
  savers(wall);
  treasurer(wall);
  cashBox(wall);
  band(wall, 626, { size: 36, rows: ['triangles'] });
  return wall;
}

function savers(wall: Wall): void {
  const lap: FigureOptions = { leftArm: { to: [-18, 12] }, rightArm: { to: [18, 12] } };
  const row: [number, FigureOptions][] = [
    [122, { rightArm: [158, 174] }],
    [228, lap],
    [336, { lean: 8, leftArm: { to: [-16, 12] }, rightArm: { at: [412, FLOOR - 128], bend: 0.5 } }],
    [566, { ...lap, face: -1, rightArm: { to: [20, -8] }, leftArm: { to: [8, -2], bend: 1 } }],
    [674, { ...lap, face: -1, leftArm: { to: [-12, -26], bend: 1.2 } }],
    [780, { ...lap, face: -1 }],
  ];
  for (const [i, [x, stance]] of row.entries()) {
    const { rightHand } = figure(wall, x, FLOOR, 262, {
      bun: true,
      pose: 'sit',
      fixed: true,
      halo: 0.03,
      hem: true,
      ...stance,
    });
    if (i === 2) wall.dot(add(rightHand, [6, 6]), 13, { color: wall.accent, halo: 5 });
    if (i === 3) heldBook(wall, rightHand[0] + 6, rightHand[1] - 6, 30);
  }
}

/** She stands behind the box and calls the names. */
function treasurer(wall: Wall): void {
  figure(wall, 470, FLOOR, 330, {
    bun: true,
    leftArm: { to: [-24, 2], bend: 1 },
    rightArm: [112, 156],
  });
}

function cashBox(wall: Wall): void {
  const [x, y] = BOX;
  const color = wall.accent;
  wall.shape(box([x - 66, y - 2], [x + 66, y - 86]), { color, bow: 0, halo: 10 });
  wall.ink(`M${x - 64} ${y - 58}h128`, 4, wall.ground);
  wall.ink(`M${x - 24} ${y - 73}h48`, 7, wall.ground);
  wall.dot([x, y - 36], 10, { color: wall.ground });
  wall.ink(`M${x} ${y - 34}v16`, 6, wall.ground);
}
