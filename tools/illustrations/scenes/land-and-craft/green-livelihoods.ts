import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bees } from '../../props/animals/bees.ts';
import { ladder } from '../../props/furniture/ladder.ts';
import { fruitTree } from '../../props/plants/fruit-tree.ts';

const FLOOR = 570;
/** A man on a ladder picks fruit, a woman holds the basket, a beekeeper lifts out a comb. */
export function greenLivelihoods(): Wall {
  const wall = plasteredWall('neem', 211, 900, 640);
  groundLine(wall, FLOOR);
  fruitTree(wall, 196, FLOOR, 500, { reach: 150, fruits: 20 });
  pickers(wall);
  hive(wall);
  beekeeper(wall);
  return wall;
}

function pickers(wall: Wall): void {
  ladder(wall, [446, FLOOR], [394, 268], 44, 10);
  figure(wall, 432, FLOOR - 128, 236, {
    turban: true,
    face: -1,
    fixed: true,
    rightLeg: [44, -30],
    rightArm: { at: [352, 236] },
    leftArm: { at: [398, 330], bend: 1 },
  });
  const { rightHand } = figure(wall, 590, FLOOR, 262, {
    bun: true,
    face: -1,
    rightArm: { to: [26, -8] },
    leftArm: { to: [18, -4], bend: 1 },
  });
  const basket = placed(...rightHand);
  for (const fruit of basket('-38,-16 -22,-18 -6,-18 -31,-30 -14,-31')) wall.dot(fruit, 10);
  wall.shape(basket('-54,-10 14,-10 2,38 -42,38'), { bow: 0.02, halo: 7 });
}

function hive(wall: Wall): void {
  const x = 712;
  for (const leg of [-36, 36]) wall.pole([x + leg, FLOOR], [x + leg, FLOOR - 40], 7, { taper: 1 });
  wall.shape(box([x - 52, FLOOR - 34], [x + 52, FLOOR - 176]), { bow: 0, halo: 8 });
  for (const up of [82, 130])
    wall.ink(segment([x - 52, FLOOR - up], [x + 52, FLOOR - up]), 4, wall.ground);
  wall.ink(segment([x - 20, FLOOR - 50], [x + 20, FLOOR - 50]), 7, wall.ground);
}

/** The comb comes out of the open hive, its bees rise round it. */
function beekeeper(wall: Wall): void {
  const comb: Point = [726, FLOOR - 262];
  figure(wall, 830, FLOOR, 300, { bun: true, face: -1, rightArm: { at: comb }, leftArm: [-12, 4] });
  const [left, top]: Point = [comb[0] - 72, comb[1] - 6];
  wall.shape(box([left, top], [left + 76, top + 72]), { color: wall.accent, bow: 0, halo: 8 });
  for (let i = 0; i < 12; i++) {
    const cell: Point = [left + 12 + (i % 4) * 17, top + 14 + Math.floor(i / 4) * 21];
    wall.dot(cell, 5, { color: wall.ground });
  }
  const flight: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const [x, y] = onCircle([0, 0], -2.9 + (i % 6) * 0.5, i < 6 ? 70 : 124);
    flight.push([left + 40 + x, top - 36 + y]);
  }
  bees(wall, flight, 9);
}
