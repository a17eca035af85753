import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { pot } from '../../props/household/pot.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 806;
const at = placed(0, FLOOR);
const LOOM = { left: 600, right: 1000, top: 176, bottom: FLOOR - 70 };
const CLOTH = { left: LOOM.left + 14, right: LOOM.right - 14, top: 470 };

/** Chapter 3. Revival of local artisans and arts: loom, wheel and wall. */
export function craft(): Wall {
  const wall = plasteredWall('deep', 6);
  groundLine(wall, FLOOR);
  loom(wall);
  cloth(wall);
  weavers(wall);
  potter(wall);
  paintedHouse(wall);
  palm(wall, 1150, FLOOR, 430, { lean: 0.04, reach: 120 });
  return wall;
}

function loom(wall: Wall): void {
  const { left, right, top, bottom } = LOOM;
  wall.pole([left, FLOOR], [left, top], 11, { taper: 1 });
  wall.pole([right, FLOOR], [right, top], 11, { taper: 1 });
  wall.pole([left - 30, top + 14], [right + 30, top + 14], 11, { taper: 1 });
  wall.pole([left - 16, bottom], [right + 16, bottom], 10, { taper: 1 });
  let warp = '';
  for (let i = 1; i < 40; i++) {
    const x = left + ((right - left) * i) / 40;
    warp += segment([x, top + 24], [x, bottom - 6]);
  }
  wall.ink(warp, 1.6);
}

/** The finished part of the cloth: triangles, diamonds and a row of dancers. */
function cloth(wall: Wall): void {
  const { left, right, top } = CLOTH;
  wall.mask(box([left, top], [right, LOOM.bottom - 6]));
  wall.fill(`M${left} ${top}H${right}V${top + 10}H${left}Z`, { color: wall.accent });
  wall.fill(woven((x) => `M${x} ${top + 50}l12 -26l12 26Z`));
  wall.fill(
    woven((x) => `M${x + 12} ${top + 66}l11 15l-11 15l-11 -15Z`),
    { color: wall.accent },
  );
  wall.fill(woven((x) => `M${x} ${top + 112}l12 26l12 -26Z`));
  wall.ink(
    [56, 104, 150, 162].map((down) => `M${left} ${top + down}H${right}`),
    4,
  );
  for (let i = 0; i < 6; i++) {
    figure(wall, left + 30 + i * 62, top + 226, 54, {
      pose: 'dance',
      bun: i % 2 === 1,
      halo: 0,
      leftArm: [-70, -100],
      rightArm: [70, 100],
      hem: false,
    });
  }
  wall.ink(`M${left} ${LOOM.bottom - 30}H${right}`, 4);
}

function woven(mark: (x: number) => string): string[] {
  return Array.from({ length: 15 }, (_, i) => mark(CLOTH.left + 6 + i * 24));
}

function weavers(wall: Wall): void {
  figure(wall, 480, FLOOR + 40, 268, {
    bun: true,
    pose: 'sit',
    lean: 6,
    rightArm: { at: [LOOM.left + 40, CLOTH.top - 14], bend: 1 },
    leftArm: { at: [LOOM.left + 20, CLOTH.top + 60], bend: 1 },
  });
  figure(wall, 1106, FLOOR + 40, 262, {
    tuft: true,
    face: -1,
    lean: 6,
    leftLeg: [-8, -4],
    rightLeg: [10, 4],
    rightArm: { at: [LOOM.right - 36, CLOTH.top - 40] },
    leftArm: { at: [LOOM.right - 6, 560] },
  });
}

function potter(wall: Wall): void {
  wall.shape(at('144,4 336,4 320,26 160,26'), { bow: 0.02 });
  wall.pole([240, FLOOR + 26], [240, FLOOR + 60], 12);
  pot(wall, 240, FLOOR + 4, 60, { color: wall.accent });
  figure(wall, 90, FLOOR + 56, 240, {
    turban: true,
    pose: 'squat',
    rightArm: { at: [284, FLOOR - 60] },
    leftArm: { at: [192, FLOOR - 34], bend: 1 },
  });
  const pile: Point[] = [
    [140, 430],
    [214, 430],
    [288, 430],
    [176, 366],
    [250, 366],
    [213, 302],
  ];
  for (const [x, y] of pile) pot(wall, x, y, 38);
  wall.pole([90, 432], [340, 432], 5, { taper: 1 });
  wall.pole([110, 432], [110, 520], 5);
  wall.pole([320, 432], [320, 520], 5);
}

function paintedHouse(wall: Wall): void {
  hut(wall, 1220, FLOOR, 300, { pattern: 'diamonds', door: 0.82 });
  wall.mask(box([1236, FLOOR - 8], [1420, FLOOR - 134]));
  const center: Point = [1330, FLOOR - 70];
  wall.ring(center, 46, 3);
  for (let i = 0; i < 7; i++) {
    const angle = (i / 9) * 6.283;
    const [x, y] = onCircle(center, angle, 44);
    figure(wall, x, y, 30, { rotation: (angle * 180) / Math.PI + 90, halo: 0, hem: false });
  }
  figure(wall, 1244, FLOOR + 50, 226, {
    bun: true,
    rightArm: { at: [1306, FLOOR - 112] },
    leftArm: { to: [-10, 8] },
    lean: 4,
  });
  pot(wall, 1180, FLOOR + 52, 22);
  figure(wall, 1478, FLOOR + 50, 140, {
    child: true,
    braid: true,
    face: -1,
    rightArm: [70, 130],
  });
}
