import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hearthFire } from '../../props/furniture/hearth-fire.ts';
import { pot } from '../../props/household/pot.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FLOOR = 566;
const EAVE = 262;
const APEX: Point = [450, 42];
const HEARTH = { left: 512, right: 690, top: FLOOR - 92 };

/** Under one roof: grandmother rolls the bread, grandfather bakes it, a girl writes the recipe down. */
export function grandparentsKitchen(): Wall {
  const wall = plasteredWall('geru', 206, 900, 640);
  groundLine(wall, FLOOR);
  house(wall);
  hangingPots(wall);
  hearth(wall);
  roller(wall);
  baker(wall);
  writer(wall);
  return wall;
}

function house(wall: Wall): void {
  for (const side of [-1, 1]) {
    const eave: Point = [450 + side * 440, EAVE];
    const inner: Point = [450 + side * 378, EAVE + 12];
    const innerApex: Point = [450, APEX[1] + 48];
    let thatch = '';
    for (let i = 1; i < 34; i++) {
      thatch += segment(mix(eave, APEX, i / 34), mix(inner, innerApex, (i - 1.2) / 34));
    }
    wall.ink(thatch, 2.8);
    wall.pole(eave, APEX, 7, { taper: 1 });
    wall.pole(inner, innerApex, 5, { taper: 1 });
    const post = 450 + side * 372;
    wall.pole([post, FLOOR], [post, EAVE + 10], 12, { taper: 1 });
  }
}

function hangingPots(wall: Wall): void {
  const beam = 188;
  wall.pole([226, beam], [674, beam], 8, { taper: 1 });
  for (const [x, drop] of [
    [372, 62],
    [450, 92],
    [528, 62],
  ] as const) {
    const foot = beam + drop + 44;
    const cords = [-24, 24].map((side) => segment([x, beam], [x + side, beam + drop + 16]));
    wall.ink(cords, 2.6);
    pot(wall, x, foot, 26);
    wall.ink(`M${x - 24} ${foot - 28}Q${x} ${foot + 16} ${x + 24} ${foot - 28}`, 2.6);
  }
}

/** A clay stove with an open mouth, a pan and a bread on top. */
function hearth(wall: Wall): void {
  const { left, right, top } = HEARTH;
  wall.shape(box([left, FLOOR - 2], [right, top]), { bow: 0.01 });
  wall.mask(box([left + 36, FLOOR - 2], [right - 36, top + 18]));
  hearthFire(wall, (left + right) / 2, FLOOR - 6, 58);
  wall.pole([left + 22, top - 8], [right - 22, top - 8], 9, { taper: 1 });
  wall.fill(`M${pointText([left + 44, top - 15])}q47 -46 94 0Z`);
}

function roller(wall: Wall): void {
  const board = FLOOR - 78;
  wall.pole([304, board - 22], [430, board - 22], 12, { taper: 1 });
  figure(wall, 250, FLOOR, 314, {
    bun: true,
    fixed: true,
    pose: 'sit',
    lean: 26,
    rightArm: { at: [392, board - 24] },
    leftArm: { at: [328, board - 22], bend: 1 },
    halo: 0.035,
  });
  wall.pole([324, board], [462, board], 12, { taper: 1, halo: 5 });
  for (const x of [344, 442]) wall.pole([x, board], [x, FLOOR - 2], 9, { taper: 1 });
  wall.fill(`M338 ${board - 8}q54 -10 108 0Z`);
}

function baker(wall: Wall): void {
  const { left, right, top } = HEARTH;
  const pan: Point = [(left + right) / 2 + 54, top - 40];
  const { rightHand } = figure(wall, 754, FLOOR, 280, {
    turban: true,
    face: -1,
    pose: 'squat',
    rightArm: { at: pan },
    leftArm: [-28, 40],
  });
  wall.pole(rightHand, [pan[0] - 34, top - 18], 7, { halo: 5 });
}

function writer(wall: Wall): void {
  figure(wall, 138, FLOOR, 196, {
    child: true,
    braid: true,
    pose: 'sit',
    lean: 6,
    rightArm: { to: [12, 2] },
    leftArm: { to: [-3, 6], bend: 1 },
  });
  heldBook(wall, 150, FLOOR - 54, 26);
}
