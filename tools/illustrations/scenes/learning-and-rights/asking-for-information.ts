import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { brickwork } from '../../props/buildings/brickwork.ts';
import { grass } from '../../props/land/field.ts';
import { bookStack } from '../../props/school/book-stack.ts';

const FLOOR = 580;
const OFFICE = { left: 470, top: 96 };
const WINDOW = { left: 520, right: 868, top: 176, sill: 396 };
const LETTER: Point = [494, 338];

/** A citizen hands a letter in at an office window; the clerk among his files reaches for it. */
export function askingForInformation(): Wall {
  const wall = plasteredWall('deep', 217, 900, 640);
  office(wall);
  clerk(wall);
  counter(wall);
  groundLine(wall, FLOOR);
  citizen(wall);
  grass(wall, 0, 900, FLOOR + 38, 30, { size: 11 });
  return wall;
}

function office(wall: Wall): void {
  const { left, top } = OFFICE;
  brickwork(wall, [left + 8, top + 24], [900, WINDOW.top - 6], { rows: 2, length: 54 });
  wall.pole([left, FLOOR], [left, top], 8, { taper: 1 });
  wall.pole([left - 26, top], [920, top], 16, { taper: 1 });
  wall.pole([left - 14, top + 18], [920, top + 18], 6, { taper: 1 });
  const { left: x, right, top: y, sill } = WINDOW;
  wall.line(box([x, sill], [right, y]), 7, { smooth: 0, taper: 1 });
  wall.pole([right, sill], [right, y], 7, { taper: 1 });
}

function clerk(wall: Wall): void {
  bookStack(wall, 762, WINDOW.sill, { width: 92, thickness: 27, books: 6 });
  figure(wall, 660, WINDOW.sill + 130, 330, {
    face: -1,
    tuft: true,
    rightArm: { at: add(LETTER, [40, 4]), bend: 0.6 },
    leftArm: { to: [-16, 2] },
    fixed: true,
  });
}

/** The sill and the wall under it cover the things behind them. */
function counter(wall: Wall): void {
  const { left, right, sill } = WINDOW;
  wall.mask(box([left - 10, FLOOR], [right + 10, sill]));
  brickwork(wall, [OFFICE.left + 8, sill + 12], [900, FLOOR - 4], { rows: 5, length: 62 });
  wall.pole([left - 34, sill], [right + 20, sill], 16, { taper: 1 });
}

function citizen(wall: Wall): void {
  figure(wall, 380, FLOOR, 356, {
    bun: true,
    lean: 6,
    rightArm: { at: add(LETTER, [-28, 8]) },
    leftArm: [-26, 10],
    hem: true,
  });
  const sheet = points('-34,-26 30,-32 34,22 -30,28').map((corner) => add(LETTER, corner));
  wall.shape(sheet, { color: wall.accent, bow: 0, halo: 8 });
  const [x, y] = LETTER;
  wall.ink(
    `M${x - 20} ${y - 12}l38 -3M${x - 19} ${y + 2}l38 -3M${x - 18} ${y + 15}l24 -2`,
    3.6,
    wall.ground,
  );
}
