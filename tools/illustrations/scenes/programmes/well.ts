import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { pot, waterCarrier } from '../../props/household/pot.ts';
import { grass, seeds } from '../../props/land/field.ts';
import { hill } from '../../props/land/hill.ts';
import { sun } from '../../props/land/sky.ts';
import { fish, waves } from '../../props/land/water.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 540;
const WATER = 790;
const SHAFT = { x: 800, left: 705, right: 895 };

/** Chapter 4. A well in section, with the water below. */
export function well(): Wall {
  const wall = plasteredWall('indigo', 4);
  hill(wall, -60, FLOOR, 420, 190);
  hill(wall, 250, FLOOR, 300, 120);
  sun(wall, 1346, 238, 46);
  birds(wall, [
    [1010, 196, 26],
    [1062, 166, 20],
    [972, 240, 17],
  ]);
  hut(wall, 1290, FLOOR, 180, { pattern: 'diamonds' });
  tree(wall, 1536, FLOOR, 300, { leaf: 13 });
  tree(wall, 1150, FLOOR, 330, { leaf: 13 });
  land(wall);
  earthLayers(wall, 0, SHAFT.left - 14);
  earthLayers(wall, SHAFT.right + 14, 1600);
  water(wall);
  stones(wall, SHAFT.left);
  stones(wall, SHAFT.right);
  wheelAndPot(wall);
  drawer(wall);
  women(wall);
  figure(wall, 1096, FLOOR, 122, {
    child: true,
    face: -1,
    rightArm: [120, 160],
    leftArm: [-30, -50],
    leftLeg: [-16, -30],
    rightLeg: [16, 2],
  });
  goat(wall, 1222, FLOOR, 92, { face: -1 });
  shoal(wall);
  return wall;
}

function land(wall: Wall): void {
  wall.pole([-20, FLOOR], [SHAFT.left, FLOOR], 6, { taper: 1 });
  wall.pole([SHAFT.right, FLOOR], [1620, FLOOR], 6, { taper: 1 });
  grass(wall, 0, 690, FLOOR, 26);
  grass(wall, 910, 1600, FLOOR, 26);
}

function earthLayers(wall: Wall, left: number, right: number): void {
  seeds(wall, [left + 10, FLOOR + 24], [right - 10, FLOOR + 78], 120, { radius: 2.6 });
  let clay = '';
  for (let y = FLOOR + 104; y < FLOOR + 190; y += 30) {
    for (let x = left + 14 + (y % 2) * 18; x < right - 24; x += 38) {
      clay += segment([x, y], [x + 12, y - 12]) + segment([x + 12, y - 12], [x + 24, y]);
    }
  }
  wall.ink(clay, 2.4);
  const lower = segment([left, FLOOR + 210], [right, FLOOR + 210]);
  wall.ink(lower + segment([left, FLOOR + 90], [right, FLOOR + 90]), 2.4);
}

function water(wall: Wall): void {
  waves(wall, [-10, WATER - 16], 1640, 4, 24, { weight: 3.2, length: 46, amplitude: 9 });
  wall.mask(box([SHAFT.left + 8, FLOOR + 4], [SHAFT.right - 8, WATER - 34]));
}

function stones(wall: Wall, x: number): void {
  for (let y = FLOOR - 62; y < WATER + 40; y += 26) {
    const wider = (y / 26) % 2 ? 0 : 4;
    wall.shape(box([x - 13 - wider, y], [x + 13 + wider, y + 21]), { bow: 0.03 });
  }
}

function wheelAndPot(wall: Wall): void {
  const { x } = SHAFT;
  wall.pole([x - 84, FLOOR - 60], [x - 84, FLOOR - 236], 9, { taper: 1 });
  wall.pole([x + 84, FLOOR - 60], [x + 84, FLOOR - 236], 9, { taper: 1 });
  wall.pole([x - 104, FLOOR - 232], [x + 104, FLOOR - 232], 9, { taper: 1 });
  wall.ring([x, FLOOR - 204], 24, 5);
  wall.dot([x, FLOOR - 204], 5);
  wall.ink(segment([x - 24, FLOOR - 200], [x - 24, WATER - 92]), 3.4);
  pot(wall, x - 24, WATER - 46, 36, { color: wall.accent });
}

function drawer(wall: Wall): void {
  const { rightHand } = figure(wall, SHAFT.x + 196, FLOOR, 196, {
    bun: true,
    face: -1,
    lean: -14,
    leftLeg: [-30, -22],
    rightLeg: [16, 24],
    rightArm: { to: [31, -26] },
    leftArm: { to: [18, -14], bend: 1 },
  });
  const rope = segment([SHAFT.x + 22, FLOOR - 212], rightHand);
  const end = `M${rightHand[0]} ${rightHand[1]}q10 60 -8 96t16 40`;
  wall.ink(rope + end, 3.4);
}

/** Women walking away with the day's water, a girl behind them. */
function women(wall: Wall): void {
  const steadying = { rightArm: { to: [14, -52] }, leftArm: [-30, -14] } as const;
  const swinging = { rightArm: [30, 50], leftArm: { to: [-14, -52] } } as const;
  for (const { x, height, pots, arms } of [
    { x: 610, height: 178, pots: 2, arms: steadying },
    { x: 500, height: 178, pots: 1, arms: swinging },
    { x: 398, height: 178, pots: 2, arms: steadying },
    { x: 300, height: 172, pots: 2, arms: swinging },
  ]) {
    waterCarrier(wall, x, FLOOR, height, pots, { face: -1, pose: 'walk', bun: true, ...arms });
  }
  waterCarrier(wall, 214, FLOOR, 116, 1, {
    child: true,
    face: -1,
    pose: 'walk',
    braid: true,
    rightArm: { to: [13, -44] },
  });
}

function shoal(wall: Wall): void {
  for (const [x, y, size, face] of [
    [150, 858, 34, 1],
    [420, 868, 26, -1],
    [1130, 852, 38, -1],
    [1420, 870, 28, 1],
    [760, 862, 26, 1],
  ] as const) {
    wall.mask(box([x - size * 1.2, y - size * 0.5], [x + size * 0.9, y + size * 0.5]));
    fish(wall, x, y, size, face);
  }
}
