import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 590;
const TABLE = { left: 56, right: 844, top: 420 };
const MIDDLE = 450;

/** A woman rises from the chair at the middle of a long council table. */
export function womenInPublicLife(): Wall {
  const wall = plasteredWall('deep', 216, 900, 640);
  arcade(wall);
  chair(wall);
  council(wall);
  table(wall);
  groundLine(wall, FLOOR);
  return wall;
}

/** The middle arch is wider than its neighbours. */
function arcade(wall: Wall): void {
  const spring = 236;
  const arches = [
    { x: 114, half: 66 },
    { x: 268, half: 66 },
    { x: MIDDLE, half: 96 },
    { x: 632, half: 66 },
    { x: 786, half: 66 },
  ].map(
    ({ x, half }) =>
      `M${x - half} ${TABLE.top}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${TABLE.top}`,
  );
  wall.ink(arches, 4);
  wall.ink('M16 98H884M16 114H884', 4);
  let teeth = '';
  for (let x = 22; x < 870; x += 28) teeth += `M${x} 92l14 -22l14 22Z`;
  wall.fill(teeth);
}

function chair(wall: Wall): void {
  const color = wall.accent;
  const back = box([MIDDLE - 78, TABLE.top], [MIDDLE + 78, 212]);
  wall.shape(back, { color, bow: 0.01, halo: 10 });
  for (const side of [-1, 1]) {
    wall.dot([MIDDLE + side * 78, 208], 15, { color });
    const slats = [44, 58].map((x) => `M${MIDDLE + side * x} 232V${TABLE.top}`);
    wall.ink(slats, 3.4, wall.ground);
  }
}

function council(wall: Wall): void {
  for (const [i, x] of [114, 268, 632, 786].entries()) {
    figure(wall, x, TABLE.top + 124, 258, {
      face: x < MIDDLE ? 1 : -1,
      bun: i % 2 === 1,
      turban: i === 0,
      tuft: i === 2,
      fixed: true,
      rightArm: { at: [x + (x < MIDDLE ? 46 : -46), TABLE.top - 8] },
      leftArm: { at: [x - (x < MIDDLE ? 40 : -40), TABLE.top - 8] },
      hem: false,
    });
  }
  figure(wall, MIDDLE, TABLE.top + 116, 306, {
    bun: true,
    fixed: true,
    rightArm: [108, 156],
    leftArm: { to: [-20, 4] },
    hem: false,
  });
}

function table(wall: Wall): void {
  const { left, right, top } = TABLE;
  wall.mask(box([left, FLOOR], [right, top]));
  wall.line(box([left + 12, FLOOR], [right - 12, top]), 5, { smooth: 0, taper: 1 });
  wall.pole([right - 12, FLOOR], [right - 12, top], 5, { taper: 1 });
  wall.pole([left - 10, top], [right + 10, top], 16, { taper: 1 });
  let diamonds = '';
  let fringe = '';
  for (let i = 0; i < 16; i++) {
    const x = left + 26 + i * 46;
    diamonds += `M${x} 500l22 -32l22 32l-22 32Z`;
    fringe += segment([x, 560], [x + 11, 582]) + segment([x + 22, 560], [x + 11, 582]);
    fringe += segment([x + 22, 560], [x + 33, 582]) + segment([x + 44, 560], [x + 33, 582]);
  }
  wall.fill(diamonds);
  wall.ink(fringe, 3);
  wall.ink(`M${left + 14} 452H${right - 14}M${left + 14} 548H${right - 14}`, 4);
}
