import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { goat } from '../../props/animals/goat.ts';
import { hen } from '../../props/animals/hen.ts';
import { perchedBird } from '../../props/animals/perched-bird.ts';
import { brickwork } from '../../props/buildings/brickwork.ts';
import { bicycle } from '../../props/household/bicycle.ts';
import { pot } from '../../props/household/pot.ts';
import { teaKettle } from '../../props/household/tea-kettle.ts';
import { grass, seeds } from '../../props/land/field.ts';
import { palm } from '../../props/plants/palm.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FLOOR = 492;
const SEAT = 376;
const HEIGHT = 264;

/** Seven people sit on a low wall and share a kettle of tea; seven birds sit on the wire above. */
export function team(): Wall {
  const wall = plasteredWall('deep', 208, 1600, 600);
  palm(wall, 112, FLOOR, 380, { lean: 0.04, reach: 104 });
  palm(wall, 1478, FLOOR, 390, { lean: -0.04, reach: 104 });
  wireWithBirds(wall);
  groundLine(wall, FLOOR);
  lowWall(wall);
  leftThree(wall);
  tea(wall);
  rightThree(wall);
  yard(wall);
  return wall;
}

function wireWithBirds(wall: Wall): void {
  const at = (t: number): Point => [126 + t * 1336, 116 + 4 * 26 * t * (1 - t)];
  wall.ink(`M126 116Q794 168 1462 116`, 3.4);
  for (const [i, t] of [0.3, 0.36, 0.42, 0.53, 0.59, 0.65, 0.71].entries()) {
    const [x, y] = at(t);
    perchedBird(wall, x, y - 1, 34, i < 3 ? 1 : -1);
  }
}

function lowWall(wall: Wall): void {
  const [left, right] = [312, 1288];
  wall.mask(box([left, FLOOR - 3], [right, SEAT]));
  brickwork(wall, [left, SEAT + 16], [right, FLOOR - 4], { rows: 4, length: 54 });
  wall.shape(box([left - 18, SEAT], [right + 18, SEAT + 13]), { bow: 0 });
}

const sitting: FigureOptions = { pose: 'chair', low: 20, hem: false, halo: 0.045 };

function leftThree(wall: Wall): void {
  const elder = figure(wall, 386, SEAT, HEIGHT, {
    ...sitting,
    turban: true,
    rightArm: { to: [26, -8] },
    leftArm: [-24, 14],
  });
  const [x, y] = elder.rightHand;
  wall.line([[x - 2, y - 22], elder.rightHand, [x + 6, FLOOR]], 6, { smooth: 0, halo: 5 });
  const { rightHand } = figure(wall, 508, SEAT, HEIGHT - 8, {
    ...sitting,
    braid: true,
    rightArm: { to: [23, -16] },
    leftArm: { to: [18, -12], bend: 1 },
  });
  heldBook(wall, ...add(rightHand, [2, -12]), 28);
}

/** The third pours, and the fourth holds out her cup. */
function tea(wall: Wall): void {
  const { rightHand } = figure(wall, 648, SEAT, HEIGHT, {
    ...sitting,
    tuft: true,
    rightArm: { to: [31, -33] },
    leftArm: [-20, 12],
  });
  const spout = teaKettle(wall, ...rightHand, 46, 1);
  const cup: Point = [spout[0] + 3, spout[1] + 70];
  figure(wall, 850, SEAT, HEIGHT, {
    ...sitting,
    face: -1,
    bun: true,
    fixed: true,
    rightArm: { at: add(cup, [10, 6]) },
    leftArm: { to: [22, 14], bend: 1 },
  });
  wall.ink(segment(add(spout, [3, 4]), add(cup, [0, -8])), 4, wall.accent);
  const [x, y] = cup;
  const sides: Point[] = [
    [x - 15, y - 12],
    [x + 15, y - 12],
    [x + 10, y + 14],
    [x - 10, y + 14],
  ];
  wall.shape(sides, { bow: 0.02, halo: 6 });
}

/** One tells a story, one has brought a sapling, one writes it all down. */
function rightThree(wall: Wall): void {
  figure(wall, 970, SEAT, HEIGHT, {
    ...sitting,
    face: -1,
    turban: true,
    rightArm: [112, 158],
    leftArm: [-12, 8],
  });
  const gardener = figure(wall, 1114, SEAT, HEIGHT - 6, {
    ...sitting,
    face: -1,
    bun: true,
    rightArm: { to: [23, -8] },
    leftArm: { to: [20, -2], bend: 1 },
  });
  const [x, y] = gardener.rightHand;
  sapling(wall, x - 4, y - 8, 58);
  pot(wall, x - 4, y + 22, 20);
  const writer = figure(wall, 1234, SEAT, HEIGHT, {
    ...sitting,
    face: -1,
    tuft: true,
    rightArm: { to: [18, -4] },
    leftArm: { to: [20, 8], bend: 1 },
  });
  heldBook(wall, ...add(writer.rightHand, [-10, 16]), 24);
}

function yard(wall: Wall): void {
  bicycle(wall, 222, FLOOR, 130, 1);
  goat(wall, 1372, FLOOR, 80, { face: -1 });
  hen(wall, 1550, FLOOR, 44, { face: -1 });
  grass(wall, 0, 1600, FLOOR + 28, 46, { size: 12 });
  seeds(wall, [0, FLOOR + 64], [1600, 592], 90, { radius: 3 });
}
