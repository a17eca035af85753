import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { sapling } from '../../props/plants/sapling.ts';

const FLOOR = 370;
const PIT = { left: 430, right: 660, bottom: 590 };

/** A mother tips peels into a compost pit, a child sorts baskets, a father digs in ripe compost. */
export function ecoPractices(): Wall {
  const wall = plasteredWall('neem', 209, 900, 640);
  groundLine(wall, FLOOR);
  earth(wall);
  family(wall);
  garden(wall);
  pit(wall);
  return wall;
}

function earth(wall: Wall): void {
  let stones = '';
  for (let row = 0; row < 9; row++) {
    for (let x = 20 + (row % 2) * 24; x < 890; x += 48) {
      const y = FLOOR + 34 + row * 28;
      if (x > PIT.left - 40 && x < PIT.right + 24) continue;
      stones += segment([x, y], [x + 12 + wall.jitter(5), y + wall.jitter(2)]);
    }
  }
  wall.ink(stones, 3);
}

/** From the bottom: ripe compost, straw, leaves. */
function pit(wall: Wall): void {
  const { left, right, bottom } = PIT;
  wall.mask(box([left, FLOOR - 6], [right, bottom]));
  wall.fill(wall.shapePath(box([left + 6, bottom - 4], [right - 6, bottom - 70]), 0), {
    color: wall.accent,
  });
  for (let i = 0; i < 40; i++) {
    const grain: Point = [left + 18 + (i % 10) * 21.5, bottom - 14 - Math.floor(i / 10) * 15];
    wall.dot(grain, 2.6, { color: wall.ground });
  }
  let straw = '';
  let leaves = '';
  for (let x = left + 14; x < right - 20; x += 19) {
    straw += `M${x} ${bottom - 82}l12 -16l7 14M${x} ${bottom - 106}l14 -12`;
    leaves += `M${x} ${bottom - 146}q9 -16 18 0q-9 12 -18 0Z`;
    leaves += `M${x + 6} ${bottom - 170}q8 -14 16 0q-8 10 -16 0Z`;
  }
  wall.ink(straw, 3);
  wall.fill(leaves);
  wall.ink(segment([left + 6, bottom - 126], [right - 6, bottom - 126]), 3);
  wall.line(
    [
      [left, FLOOR],
      [left, bottom],
      [right, bottom],
      [right, FLOOR],
    ],
    7,
    { smooth: 0, taper: 1 },
  );
}

function family(wall: Wall): void {
  const mother = figure(wall, 356, FLOOR, 270, {
    bun: true,
    lean: 14,
    rightArm: { to: [34, -14] },
    leftArm: { to: [27, -24], bend: 1 },
  });
  const [x, y] = mother.rightHand;
  const basket = placed(x, y);
  wall.shape(basket('-30,-44 44,-26 30,36 -8,20'), { halo: 8, bow: 0.02 });
  for (const peel of basket('52,18 62,46 48,66 70,82 54,104 64,128')) wall.dot(peel, 6.5);
  figure(wall, 110, FLOOR, 168, {
    child: true,
    tuft: true,
    rightArm: { at: [180, FLOOR - 64] },
    leftArm: [-24, -6],
    lean: 16,
  });
  for (const [basketX, weave] of [
    [198, 12],
    [268, 18],
  ] as const)
    sortingBasket(wall, basketX, weave);
}

function sortingBasket(wall: Wall, x: number, weave: number): void {
  const shape = placed(x, FLOOR)('-30,-54 30,-54 22,-2 -22,-2');
  wall.shape(shape, { bow: 0.02, halo: 6 });
  let lines = '';
  for (let up = 10; up < 50; up += weave)
    lines += segment([x - 28, FLOOR - up], [x + 28, FLOOR - up]);
  wall.ink(lines, 3, wall.ground);
}

function garden(wall: Wall): void {
  const { rightHand } = figure(wall, 752, FLOOR, 276, {
    turban: true,
    face: -1,
    lean: 12,
    rightArm: { to: [24, -4] },
    leftArm: { to: [14, 6], bend: 1 },
  });
  const [x, y] = rightHand;
  wall.line(placed(x, y)('46,-62 0,0 -40,54'), 6, { smooth: 0 });
  wall.ink(tines(x - 40, y + 54), 5);
  for (const [plantX, size] of points('826,62 868,46')) sapling(wall, plantX, FLOOR, size);
}

/** Three tines, spread from the end of the handle. */
function tines(x: number, y: number): string {
  const tips = placed(x, y)('-34,12 -24,30 -4,40');
  return tips.map((tip) => segment([x, y], tip)).join('');
}
