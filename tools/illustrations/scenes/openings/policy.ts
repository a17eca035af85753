import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { tree } from '../../props/plants/tree.ts';
import { longScroll } from '../../props/school/long-scroll.ts';

const FLOOR = 484;
const TABLE = FLOOR - 118;
const ROLLER: Point = [1098, FLOOR - 204];

/** A long table: villagers on one side, an officer on the other, one scroll before them all. */
export function policy(): Wall {
  const wall = plasteredWall('indigo', 204, 1600, 600);
  village(wall);
  hall(wall);
  groundLine(wall, FLOOR);
  elders(wall);
  officers(wall);
  table(wall);
  scroll(wall);
  readers(wall);
  pavement(wall);
  return wall;
}

function village(wall: Wall): void {
  tree(wall, 110, FLOOR, 260, { leaf: 11 });
  hut(wall, 36, FLOOR, 140, { pattern: 'chevrons' });
}

/** Four pillars under a gable. */
function hall(wall: Wall): void {
  const [left, right, eaves] = [1274, 1560, FLOOR - 256];
  const middle = (left + right) / 2;
  const gable: Point[] = [
    [left - 22, eaves],
    [middle, eaves - 96],
    [right + 22, eaves],
  ];
  wall.ink(`M${gable.map(pointText).join('L')}Z`, 7);
  let rays = '';
  for (let i = 2; i < 19; i++) {
    const foot: Point = [left + ((right - left) * i) / 20, eaves - 12];
    rays += segment(foot, mix(foot, [middle, eaves - 82], 0.7));
  }
  wall.ink(rays, 3);
  wall.shape(box([left - 22, eaves], [right + 22, eaves + 16]), { bow: 0 });
  for (let i = 0; i < 4; i++) pillar(wall, left + 6 + i * 83, eaves + 22);
  for (const [step, reach] of [
    [0, 34],
    [1, 18],
  ] as const) {
    const y = FLOOR - step * 16;
    wall.shape(box([left - reach, y], [right + reach, y - 13]), { bow: 0 });
  }
  figure(wall, 1416, FLOOR - 32, 128, { bun: true, face: -1, rightArm: [8, 4], leftArm: [-8, -4] });
}

function pillar(wall: Wall, x: number, top: number): void {
  const foot = FLOOR - 34;
  wall.shape(box([x, foot], [x + 24, top]), { bow: 0 });
  wall.ink(
    segment([x + 8, foot - 8], [x + 8, top + 8]) + segment([x + 16, foot - 8], [x + 16, top + 8]),
    2.6,
    wall.ground,
  );
}

/** Three elders weigh what the scroll says; the fourth has a question. */
function elders(wall: Wall): void {
  const leaning = { lean: 8, hem: false, fixed: true } as const;
  figure(wall, 532, FLOOR, 266, {
    ...leaning,
    turban: true,
    rightArm: { at: [592, TABLE - 6] },
    leftArm: { at: [494, TABLE - 4] },
  });
  figure(wall, 640, FLOOR, 252, {
    ...leaning,
    bun: true,
    rightArm: { to: [27, -30] },
    leftArm: { at: [624, TABLE - 4], bend: 1 },
  });
  figure(wall, 738, FLOOR, 262, {
    ...leaning,
    tuft: true,
    rightArm: { at: [796, TABLE - 6] },
    leftArm: { at: [702, TABLE - 4] },
  });
  figure(wall, 846, FLOOR, 254, {
    ...leaning,
    bun: true,
    rightArm: [136, 168],
    leftArm: { at: [824, TABLE - 4], bend: 1 },
  });
}

function officers(wall: Wall): void {
  const { rightHand } = figure(wall, 976, FLOOR, 256, {
    face: -1,
    lean: 10,
    tuft: true,
    rightArm: { at: [920, TABLE - 14] },
    leftArm: { at: [1016, TABLE - 4] },
  });
  wall.pole([rightHand[0] + 12, rightHand[1] - 34], [rightHand[0] - 4, rightHand[1] + 8], 4.4);
  figure(wall, 1178, FLOOR, 250, {
    face: -1,
    bun: true,
    rightArm: { at: [ROLLER[0] + 24, ROLLER[1] - 4] },
    leftArm: { at: [ROLLER[0] + 20, ROLLER[1] + 16], bend: 1, most: 1.6 },
  });
}

function table(wall: Wall): void {
  const [left, right] = [470, 1046];
  wall.mask(box([left + 14, FLOOR], [right - 14, TABLE]));
  wall.pole([left, TABLE], [right, TABLE], 12, { taper: 1 });
  for (const x of [left + 20, right - 20]) wall.pole([x, TABLE], [x, FLOOR], 10, { taper: 1 });
  let lattice = '';
  for (let x = left + 44; x < right - 40; x += 38) {
    lattice += `M${x} ${FLOOR - 12}l17 -66l17 66Z`;
  }
  wall.ink(lattice, 3.4);
  wall.pole([left, FLOOR], [right, FLOOR], 5.4, { taper: 1, wobble: 0.04, smooth: 3 });
}

/** The scroll, from the officer's hands along the whole table to the villagers. */
function scroll(wall: Wall): void {
  const [x, y] = ROLLER;
  const lie = TABLE + 18;
  const ribbon: Point[] = [
    [x - 12, y + 6],
    [x - 14, y + 80],
    [1046, lie - 8],
    [980, lie],
    [760, lie],
    [540, lie],
    [470, lie],
    [440, lie + 40],
    [424, FLOOR - 22],
    [366, FLOOR - 22],
    [346, FLOOR - 70],
    [330, FLOOR - 112],
  ];
  longScroll(wall, ribbon, 36);
  wall.dot([x, y], 27, { color: wall.accent, halo: 8 });
  wall.ring([x, y], 18, 3.4, wall.ground);
  wall.ring([x, y], 9, 3.4, wall.ground);
}

function readers(wall: Wall): void {
  figure(wall, 286, FLOOR, 190, {
    bun: true,
    lean: 8,
    rightArm: { at: [332, FLOOR - 112] },
    leftArm: { to: [20, -8], bend: 1 },
  });
  figure(wall, 226, FLOOR, 100, { child: true, braid: true, rightArm: [20, 40] });
}

/** Slabs, laid like bricks. */
function pavement(wall: Wall): void {
  let slabs = '';
  for (const [row, y] of [FLOOR + 38, FLOOR + 76].entries()) {
    slabs += segment([0, y], [1600, y]);
    for (let x = row ? 40 : 0; x < 1600; x += 80) slabs += segment([x, y - 36], [x, y - 4]);
  }
  wall.ink(slabs, 3);
}
