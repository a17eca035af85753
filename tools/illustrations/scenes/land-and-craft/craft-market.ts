import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { umbrella } from '../../props/household/umbrella.ts';
import { textile } from '../../props/land/textile.ts';

const FLOOR = 570;
const MAT = FLOOR + 8;

/** A potter sells from a mat under a great umbrella, one buyer takes a pot, another feels a cloth. */
export function craftMarket(): Wall {
  const wall = plasteredWall('deep', 205, 900, 640);
  groundLine(wall, FLOOR);
  clothLine(wall);
  umbrella(wall, 250, FLOOR, 500, { reach: 232 });
  mat(wall);
  pots(wall);
  people(wall);
  return wall;
}

function clothLine(wall: Wall): void {
  wall.pole([884, FLOOR], [884, 196], 9, { taper: 1 });
  wall.ink('M250 226Q560 250 884 206', 4);
  textile(wall, 588, 234, { weave: ['diamonds'], width: 76, height: 170 });
  textile(wall, 678, 230, { weave: ['waves'], width: 72, height: 216 });
}

function mat(wall: Wall): void {
  wall.shape(box([40, MAT], [470, MAT + 26]), { bow: 0, halo: 8 });
  let weave = `M48 ${MAT + 20}`;
  for (let i = 0; i < 26; i++) weave += `l8 ${i % 2 ? 14 : -14}l8 0`;
  wall.ink(weave, 3, wall.ground);
}

function pots(wall: Wall): void {
  const color = wall.accent;
  for (const [x, up] of points('74,0 140,0 107,48 380,0')) pot(wall, x, MAT - up, 32, { color });
}

function people(wall: Wall): void {
  figure(wall, 250, MAT, 340, {
    turban: true,
    pose: 'sit',
    fixed: true,
    halo: 0.03,
    rightArm: { at: [344, 404] },
    leftArm: { to: [-12, 12] },
  });
  figure(wall, 540, FLOOR, 296, {
    bun: true,
    face: -1,
    lean: 12,
    rightArm: { at: [414, 398] },
    leftArm: { to: [6, 6], bend: 1 },
    leftLeg: [-14, -8],
    rightLeg: [12, 2],
  });
  pot(wall, 379, 426, 34, { color: wall.accent });
  figure(wall, 806, FLOOR, 274, {
    tuft: true,
    face: -1,
    rightArm: { at: [742, 392] },
    leftArm: [-12, 6],
  });
}
