import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point, placed, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { scissors } from '../../props/school/scissors.ts';
import { paintVillageOnCloth } from './village-cloth.ts';

const FLOOR = 480;
const TABLE = 292;
const HEM = 456;
const ROLL: Point = [170, TABLE + 84];
const CUT = 1112;

/** Tailors at a long table measure and cut a cloth on which a whole village is painted. */
export function tailored(): Wall {
  const wall = plasteredWall('deep', 201, 1600, 600);
  groundLine(wall, FLOOR);
  tailors(wall);
  table(wall);
  cloth(wall);
  roll(wall);
  tape(wall);
  scissors(wall, CUT - 4, TABLE - 22, 96);
  fitting(wall);
  stitches(wall);
  return wall;
}

/** One winds off, one marks with chalk, the master measures, and the last one cuts. */
function tailors(wall: Wall): void {
  const unwinding = { lean: 12, leftArm: [-30, 12] } as const;
  figure(wall, 340, FLOOR, 312, {
    ...unwinding,
    turban: true,
    face: -1,
    rightArm: { at: [222, TABLE - 2] },
  });
  figure(wall, 480, FLOOR, 306, {
    ...unwinding,
    bun: true,
    hem: false,
    rightArm: { at: [584, TABLE - 4] },
  });
  figure(wall, 800, FLOOR, 368, {
    tuft: true,
    fixed: true,
    leftArm: { at: [664, TABLE - 6], bend: 1 },
    rightArm: { at: [936, TABLE - 6], bend: -1 },
  });
  figure(wall, 1000, FLOOR, 306, {
    braid: true,
    lean: 6,
    rightArm: { at: [CUT - 26, TABLE - 62] },
    leftArm: [-26, 12],
  });
}

function table(wall: Wall): void {
  wall.mask(box([ROLL[0], FLOOR + 6], [CUT + 80, TABLE]));
  for (const x of [262, 530, 800, 1070, 1158]) wall.pole([x, TABLE], [x, FLOOR], 9, { taper: 1 });
  wall.pole([ROLL[0] - 60, TABLE], [1196, TABLE], 9, { taper: 1 });
  wall.pole([ROLL[0], FLOOR], [1200, FLOOR], 5.4, { taper: 1, wobble: 0.04, smooth: 3 });
}

function cloth(wall: Wall): void {
  const top = TABLE - 2;
  const right: Point[] = [];
  for (let i = 0; i <= 11; i++) right.push([CUT + (i % 2 ? 12 : 0), top + ((HEM - top) * i) / 11]);
  const ring: Point[] = [[ROLL[0], top], ...right, [ROLL[0], HEM]];
  wall.fill(`M${ring.map(pointText).join('L')}Z`, { halo: 8 });
  paintVillageOnCloth(wall, { left: 262, right: CUT - 8, hem: HEM });
}

/** The rest of the cloth, rolled up. */
function roll(wall: Wall): void {
  wall.dot(ROLL, 84, { halo: 12 });
  const turns: Point[] = [];
  for (let i = 0; i <= 100; i++) turns.push(onCircle(ROLL, -1.57 + i * 0.32, 74 - i * 0.68));
  wall.ink(`M${turns.map(pointText).join('L')}`, 4.4, wall.ground);
  const [x] = ROLL;
  wall.shape(placed(x, FLOOR)('-72,0 -58,-26 58,-26 72,0'), { bow: 0, halo: 8 });
}

function tape(wall: Wall): void {
  const color = wall.accent;
  const [left, right] = [622, 978];
  wall.shape(box([left, TABLE - 6], [right, TABLE + 16]), { color, bow: 0 });
  let ticks = '';
  for (let x = left + 12; x < right; x += 12) {
    ticks += segment([x, TABLE - 5], [x, TABLE + ((x - left) % 48 ? 2 : 9)]);
  }
  wall.ink(ticks, 2.4, wall.ground);
  wall.dot([left, TABLE - 2], 19, { color, halo: 5 });
  wall.ring([left, TABLE - 2], 11, 2.4, wall.ground);
  wall.dot([left, TABLE - 2], 4, { color: wall.ground });
}

/** The new dress, its seamstress, and a boy whose shirt is ready. */
function fitting(wall: Wall): void {
  figure(wall, 1246, FLOOR, 172, {
    child: true,
    tuft: true,
    leftArm: [-120, -160],
    rightArm: [120, 160],
  });
  const { waist } = figure(wall, 1374, FLOOR, 290, {
    bun: true,
    face: -1,
    hem: false,
    leftArm: [-76, -100],
    rightArm: [76, 100],
  });
  dress(wall, waist);
  figure(wall, 1510, FLOOR, 236, {
    pose: 'squat',
    braid: true,
    face: -1,
    rightArm: { at: [1430, FLOOR - 62] },
    leftArm: { to: [26, -8], bend: 1 },
  });
}

function dress(wall: Wall, [x, y]: Point): void {
  const skirt: Point[] = [
    [x - 16, y - 6],
    [x + 16, y - 6],
    [x + 62, FLOOR - 30],
    [x - 62, FLOOR - 30],
  ];
  wall.shape(skirt, { bow: 0.01, halo: 10 });
  let rows = '';
  for (const [row, half] of [22, 33, 44].entries()) {
    const rowY = y + 32 + row * 34;
    rows += `M${pointText([x - half, rowY])}`;
    for (let i = 1; i <= 8; i++) {
      rows += `L${pointText([x - half + (i * half) / 4, rowY - (i % 2 ? 14 : 0)])}`;
    }
  }
  wall.ink(rows, 3, wall.ground);
  wall.ink(segment([x - 56, FLOOR - 42], [x + 56, FLOOR - 42]), 3, wall.ground);
}

/** The ground is sewn: two seams of running stitch and a cross stitch between them. */
function stitches(wall: Wall): void {
  let seams = '';
  let crosses = '';
  for (let x = 12; x < wall.width; x += 32) {
    for (const y of [512, 580]) seams += segment([x, y + wall.jitter(1)], [x + 18, y]);
    crosses += segment([x, 536], [x + 20, 556]) + segment([x + 20, 536], [x, 556]);
  }
  wall.ink(seams, 4.4);
  wall.ink(crosses, 3);
}
