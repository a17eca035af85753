import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { ladder } from '../../props/furniture/ladder.ts';
import { stool } from '../../props/furniture/stool.ts';
import { seeds } from '../../props/land/field.ts';
import { bookStack } from '../../props/school/book-stack.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FLOOR = 580;
const TOWER = { left: 690, width: 146, thickness: 40, books: 9 };

/** Children read aloud to their teacher; one climbs to lay a book on the tower of those they know. */
export function learningOutcomes(): Wall {
  const wall = plasteredWall('haldi', 200, 900, 640);
  groundLine(wall, FLOOR);
  const top = bookStack(wall, TOWER.left, FLOOR - 3, TOWER);
  climber(wall, top);
  teacher(wall);
  readers(wall);
  seeds(wall, [10, FLOOR + 16], [890, FLOOR + 50], 60, { radius: 2.6 });
  return wall;
}

function climber(wall: Wall, top: number): void {
  ladder(wall, [590, FLOOR - 8], [674, top + 8], 46, 9);
  const feet: Point = [614, FLOOR - 170];
  const { rightHand } = figure(wall, feet[0], feet[1], 236, {
    child: true,
    braid: true,
    lean: 10,
    leftLeg: [-6, -18],
    rightLeg: [66, -8],
    rightArm: { to: [26, -40] },
    leftArm: { to: [22, -16], bend: 1 },
    fixed: true,
  });
  heldBook(wall, rightHand[0] + 8, rightHand[1] - 14, 36, { color: wall.accent, ink: wall.paint });
}

function teacher(wall: Wall): void {
  stool(wall, 120, FLOOR, 104, 62);
  figure(wall, 118, FLOOR, 320, {
    bun: true,
    pose: 'chair',
    low: 41,
    rightArm: [58, 112],
    leftArm: [-26, 12],
    halo: 0.03,
    hem: true,
  });
}

function readers(wall: Wall): void {
  for (const [i, x] of [330, 476].entries()) {
    const { rightHand } = figure(wall, x, FLOOR, 240, {
      child: true,
      pose: 'sit',
      face: -1,
      tuft: i === 0,
      braid: i === 1,
      rightArm: { to: [20, -12] },
      leftArm: { to: [14, -8], bend: 1 },
    });
    heldBook(wall, rightHand[0] - 6, rightHand[1] - 8, 26);
  }
}
