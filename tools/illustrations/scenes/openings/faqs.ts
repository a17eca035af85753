import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { goat } from '../../props/animals/goat.ts';
import { hen } from '../../props/animals/hen.ts';
import { type HutPattern, wallPattern } from '../../props/buildings/hut-pattern.ts';
import { windowWithPerson } from '../../props/buildings/window.ts';
import { pot, waterCarrier } from '../../props/household/pot.ts';

const FLOOR = 488;
const ROOF = 268;
const LOW_ROOF = 366;
const LANE = [610, 990] as const;
const ROPE = ROOF - 96;

/** Across a lane two rooftops talk; a basket with the answer runs on a rope between them. */
export function faqs(): Wall {
  const wall = plasteredWall('deep', 205, 1600, 600);
  house(wall, { left: 308, right: LANE[0], top: ROOF, windows: [384, 534], door: 459 });
  house(wall, { left: 70, right: 308, top: LOW_ROOF, windows: [138], door: 234 });
  house(wall, {
    left: LANE[1],
    right: 1292,
    top: ROOF,
    windows: [1066, 1216],
    door: 1141,
    pattern: 'stripes',
  });
  house(wall, { left: 1292, right: 1530, top: LOW_ROOF, windows: [1462], door: 1366 });
  groundLine(wall, FLOOR);
  rope(wall);
  leftRoof(wall);
  rightRoof(wall);
  lane(wall);
  cobbles(wall);
  return wall;
}

interface House {
  left: number;
  right: number;
  top: number;
  windows: readonly number[];
  door: number;
  pattern?: HutPattern;
}

/** A flat roof, windows with somebody in each, and a patterned foot under them. */
function house(wall: Wall, { left, right, top, windows, door, pattern = 'chevrons' }: House): void {
  wall.line(box([left, FLOOR], [right, top]), 6, { smooth: 0, taper: 1 });
  wall.shape(box([left - 14, top], [right + 14, top + 14]), { bow: 0, halo: 6 });
  const tall = top === ROOF;
  const sill = tall ? top + 122 : top + 84;
  for (const [i, x] of windows.entries()) windowWithPerson(wall, x, sill, tall ? 64 : 48, i);
  if (tall) {
    fringe(wall, left, right, top);
    foot(wall, left + 10, right - 10, pattern);
  }
  const height = 84;
  wall.mask(box([door - 34, FLOOR - 3], [door + 34, FLOOR - height - 10]));
  wall.shape(box([door - 24, FLOOR], [door + 24, FLOOR - height]), { bow: 0 });
}

function fringe(wall: Wall, left: number, right: number, top: number): void {
  const count = Math.round((right - left - 12) / 24);
  const step = (right - left - 12) / count;
  let teeth = '';
  for (let i = 0; i < count; i++) {
    teeth += `M${pointText([left + 6 + step * (i + 0.1), top + 20])}l${step * 0.4} 15l${step * 0.4} -15Z`;
  }
  wall.fill(teeth);
}

function foot(wall: Wall, left: number, right: number, pattern: HutPattern): void {
  wall.ink(wallPattern(pattern, left, FLOOR - 4, right - left, 62), 3);
}

/** Two posts, a pulley on each, and the basket half way across. */
function rope(wall: Wall): void {
  const [left, right] = [LANE[0] - 6, LANE[1] + 6];
  for (const x of [left, right]) {
    wall.pole([x, ROOF], [x, ROPE - 8], 9, { taper: 1 });
    wall.dot([x, ROPE], 13, { halo: 5 });
    wall.dot([x, ROPE], 4, { color: wall.ground });
  }
  const middle: Point = [(left + right) / 2, ROPE + 26];
  wall.ink(`M${left} ${ROPE - 10}Q${middle[0]} ${ROPE - 4} ${right} ${ROPE - 10}`, 3);
  wall.ink(segment([left, ROPE + 8], middle) + segment(middle, [right, ROPE + 8]), 4);
  basket(wall, middle);
}

function basket(wall: Wall, [x, y]: Point): void {
  const color = wall.accent;
  const rim = y + 46;
  wall.ink(segment([x, y], [x - 44, rim]) + segment([x, y], [x + 44, rim]), 4, color);
  for (const [aside, lean] of [
    [-20, -6],
    [2, 2],
    [22, 8],
  ] as const) {
    wall.pole([x + aside, rim + 6], [x + aside + lean, rim - 28], 15, { taper: 1, halo: 4 });
  }
  const sides = placed(x, rim)('-50,0 50,0 34,52 -34,52');
  wall.shape(sides, { color, bow: 0.04, halo: 7 });
  wall.ink(`M${x - 36} ${rim + 34}l12 -18l12 18l12 -18l12 18l12 -18l12 18`, 4, wall.ground);
}

/** The neighbours who have asked pull the rope. */
function leftRoof(wall: Wall): void {
  figure(wall, 540, ROOF, 152, {
    turban: true,
    lean: -8,
    leftLeg: [-24, -20],
    rightLeg: [22, 10],
    rightArm: { at: [LANE[0] - 18, ROPE + 6] },
    leftArm: { to: [17, -16], bend: 1 },
  });
  figure(wall, 440, ROOF, 148, {
    bun: true,
    rightArm: { to: [11, -32], bend: 1.2 },
    leftArm: { to: [-8, -30], bend: -1.2 },
  });
  figure(wall, 362, ROOF, 96, { child: true, braid: true, rightArm: [120, 160] });
  figure(wall, 190, LOW_ROOF, 140, {
    pose: 'sit',
    tuft: true,
    rightArm: [120, 150],
    leftArm: { to: [-14, 10] },
  });
  pot(wall, 110, LOW_ROOF, 24);
}

function rightRoof(wall: Wall): void {
  figure(wall, 1052, ROOF, 150, {
    bun: true,
    face: -1,
    lean: 8,
    rightArm: { at: [LANE[1] + 20, ROPE + 6] },
    leftArm: [-60, -30],
  });
  figure(wall, 1142, ROOF, 96, { child: true, tuft: true, face: -1, pose: 'cheer' });
  figure(wall, 1236, ROOF, 150, { turban: true, face: -1, lean: 6, rightArm: [110, 150] });
  figure(wall, 1402, LOW_ROOF, 140, {
    pose: 'sit',
    face: -1,
    bun: true,
    rightArm: { to: [8, -34], bend: 1.2 },
    leftArm: { to: [-14, 10] },
  });
  hen(wall, 1490, LOW_ROOF, 42, { face: -1 });
}

/** Below, everybody looks up. */
function lane(wall: Wall): void {
  waterCarrier(wall, 696, FLOOR, 138, 1, { bun: true, rightArm: { to: [15, -52] } });
  figure(wall, 776, FLOOR, 92, { child: true, braid: true, rightArm: [150, 172] });
  figure(wall, 838, FLOOR, 86, { child: true, tuft: true, face: -1, rightArm: [150, 172] });
  goat(wall, 920, FLOOR, 66, { face: -1 });
}

function cobbles(wall: Wall): void {
  let stones = '';
  for (let row = 0; row < 3; row++) {
    for (let x = -20 + (row % 2) * 26; x < 1620; x += 52) {
      stones += wall.dotPath([x, FLOOR + 34 + row * 32], 9 + row * 2 + wall.jitter(1));
    }
  }
  wall.ink(stones, 3);
}
