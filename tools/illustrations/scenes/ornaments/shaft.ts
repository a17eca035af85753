import { figure } from '../../drawing/figure.ts';
import { box, segment } from '../../drawing/points.ts';
import { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { sun } from '../../props/land/sky.ts';
import { fish, waves } from '../../props/land/water.ts';

const FLOOR = 300;
const WATER = 1010;
const LEFT = 140;
const RIGHT = 330;
const MIDDLE = 235;

/** The impact figures of a programme hang down this well. */
export function shaft(): Wall {
  const wall = new Wall({ ground: 'indigo', seed: 45, width: 460, height: 1180 });
  sun(wall, 88, 74, 32);
  wall.groundY = FLOOR;
  wall.pole([-10, FLOOR], [LEFT - 10, FLOOR], 6, { taper: 1 });
  wall.pole([RIGHT + 10, FLOOR], [470, FLOOR], 6, { taper: 1 });
  earth(wall);
  waves(wall, [-10, WATER], 500, 6, 26, { length: 46, amplitude: 9, weight: 3.2 });
  wall.mask(box([LEFT - 18, WATER - 16], [RIGHT + 18, WATER - 2]));
  stones(wall, LEFT);
  stones(wall, RIGHT);
  wheelAndPot(wall);
  const { rightHand } = figure(wall, RIGHT + 84, FLOOR, 176, {
    bun: true,
    face: -1,
    lean: -14,
    leftLeg: [-30, -22],
    rightLeg: [16, 24],
    rightArm: { to: [31, -24] },
    leftArm: { to: [18, -14], bend: 1 },
    hem: true,
  });
  wall.ink(segment([MIDDLE + 20, FLOOR - 190], rightHand), 3.4);
  shoal(wall);
  return wall;
}

function earth(wall: Wall): void {
  const sides = [
    { left: 6, right: LEFT - 44 },
    { left: RIGHT + 24, right: 452 },
  ];
  let clay = '';
  for (let y = FLOOR + 40; y < WATER - 20; y += 34) {
    for (const { left, right } of sides) {
      for (let x = left + Math.trunc((y / 34) % 2) * 18; x < right - 20; x += 42) {
        clay += segment([x, y], [x + 12, y - 12]) + segment([x + 12, y - 12], [x + 24, y]);
      }
    }
  }
  wall.ink(clay, 2.2);
}

function stones(wall: Wall, x: number): void {
  for (let y = FLOOR - 56; y < wall.height; y += 28) {
    const wider = Math.trunc(y / 28) % 2 ? 0 : 4;
    wall.shape(box([x - 14 - wider, y], [x + 14 + wider, y + 22]), { bow: 0.03 });
  }
}

function wheelAndPot(wall: Wall): void {
  wall.pole([LEFT + 8, FLOOR - 56], [LEFT + 8, FLOOR - 216], 9, { taper: 1 });
  wall.pole([RIGHT - 8, FLOOR - 56], [RIGHT - 8, FLOOR - 216], 9, { taper: 1 });
  wall.pole([LEFT - 18, FLOOR - 212], [RIGHT + 18, FLOOR - 212], 9, { taper: 1 });
  wall.ring([MIDDLE, FLOOR - 184], 22, 5);
  wall.dot([MIDDLE, FLOOR - 184], 5);
  wall.ink(segment([MIDDLE - 22, FLOOR - 180], [MIDDLE - 22, WATER - 24]), 3.4);
  pot(wall, MIDDLE - 22, WATER + 38, 44, { color: wall.accent });
}

function shoal(wall: Wall): void {
  for (const [x, y, size, face] of [
    [80, 1092, 30, 1],
    [400, 1120, 26, -1],
    [250, 1142, 24, -1],
  ] as const) {
    wall.mask(box([x - size * 1.2, y - size * 0.6], [x + size, y + size * 0.6]));
    fish(wall, x, y, size, face);
  }
}
