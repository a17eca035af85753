import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { charpai } from '../../props/furniture/charpai.ts';
import { hangingLamp } from '../../props/furniture/hanging-lamp.ts';
import { stool } from '../../props/furniture/stool.ts';
import { phone } from '../../props/household/phone.ts';

const FLOOR = 548;

/** A girl on a cot shows her grandmother what to press; her grandfather calls somebody by himself. */
export function phoneLessons(): Wall {
  const wall = plasteredWall('indigo', 204, 900, 640);
  hangingLamp(wall, [520, -10], 150, 54);
  groundLine(wall, FLOOR);
  charpai(wall, 70, 476, FLOOR, 84);
  lesson(wall);
  caller(wall);
  band(wall, 626, { size: 30, rows: ['triangles'] });
  return wall;
}

function lesson(wall: Wall): void {
  const screen: Point = [312, 356];
  figure(wall, 176, FLOOR, 340, {
    bun: true,
    pose: 'chair',
    hem: false,
    halo: 0.035,
    lean: 6,
    fixed: true,
    rightArm: { at: add(screen, [-18, 24]), bend: 1 },
    leftArm: { to: [18, -8], bend: 1 },
  });
  figure(wall, 440, FLOOR, 320, {
    braid: true,
    face: -1,
    pose: 'chair',
    hem: false,
    halo: 0.035,
    lean: 8,
    fixed: true,
    rightArm: { at: add(screen, [22, -6]), bend: -0.8 },
    leftArm: { to: [-12, 10] },
  });
  phone(wall, screen[0], screen[1], 46);
}

function caller(wall: Wall): void {
  stool(wall, 708, FLOOR, 120, 84);
  const { rightHand } = figure(wall, 700, FLOOR, 344, {
    turban: true,
    pose: 'chair',
    halo: 0.035,
    rightArm: { to: [26, -28], bend: 1 },
    leftArm: [-130, -164],
  });
  phone(wall, rightHand[0] + 10, rightHand[1] - 22, 38);
  const [x, y] = add(rightHand, [52, -30]);
  let rings = '';
  for (const reach of [0, 16]) {
    rings += segment([x + reach, y - 18 - reach * 0.5], [x + 10 + reach, y - 26 - reach * 0.5]);
    rings += segment([x + reach, y + 18 + reach * 0.5], [x + 10 + reach, y + 26 + reach * 0.5]);
  }
  wall.ink(rings, 5, wall.accent);
}
