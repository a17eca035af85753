import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { ladder } from '../../props/furniture/ladder.ts';
import { kite } from '../../props/household/kite.ts';
import { grass } from '../../props/land/field.ts';
import { hill } from '../../props/land/hill.ts';
import { moon, stars } from '../../props/land/sky.ts';

const FLOOR = 780;
const at = placed(0, FLOOR);

/** Chapter 11. Reinstating dreams: kites flown after dark. */
export function kites(): Wall {
  const wall = plasteredWall('indigo', 13);
  stars(wall, 90, [20, 20], [1580, 520]);
  moon(wall, 1400, 190, 74);
  hill(wall, -100, FLOOR, 700, 220);
  hill(wall, 1000, FLOOR, 760, 260);
  groundLine(wall, FLOOR);
  flyer(wall, [420, FLOOR], 224, { tuft: true }, { x: 690, y: 230, size: 62, angle: 0.3 });
  flyer(wall, [610, FLOOR + 46], 236, { bun: true }, { x: 900, y: 130, size: 74, angle: 0.24 });
  flyer(wall, [250, FLOOR + 40], 226, { bun: true }, { x: 430, y: 250, size: 54, angle: 0.36 });
  flyer(wall, [960, FLOOR + 40], 232, { tuft: true }, { x: 1150, y: 300, size: 58, angle: 0.4 });
  circleByTheLamp(wall);
  climber(wall);
  grass(wall, 0, 1100, FLOOR + 70, 40);
  return wall;
}

function flyer(
  wall: Wall,
  [x, y]: Point,
  height: number,
  hair: FigureOptions,
  flown: { x: number; y: number; size: number; angle: number },
): void {
  const { rightHand } = figure(wall, x, y, height, {
    lean: -8,
    rightArm: [120, 150],
    leftArm: [70, 120],
    leftLeg: [-18, -12],
    rightLeg: [16, 6],
    ...hair,
  });
  const sag: Point = [rightHand[0] + (flown.x - rightHand[0]) * 0.35, rightHand[1] - 20];
  const exact = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  wall.ink(`M${exact(rightHand)}Q${exact(sag)} ${flown.x} ${flown.y}`, 2.4);
  kite(wall, flown.x, flown.y, flown.size, flown.angle);
}

function circleByTheLamp(wall: Wall): void {
  for (const { x, face, bun } of [
    { x: 1180, face: 1, bun: true },
    { x: 1270, face: 1, bun: false },
    { x: 1430, face: -1, bun: true },
    { x: 1520, face: -1, bun: false },
  ] as const) {
    figure(wall, x, FLOOR + 56, 176, {
      pose: 'sit',
      face,
      lean: 8,
      bun,
      tuft: !bun,
      rightArm: bun ? { to: [16, 4] } : { to: [26, -8] },
      leftArm: { to: [-8, 8] },
    });
  }
  const color = wall.accent;
  wall.shape(at('1330,56 1342,30 1368,30 1380,56'), { color });
  wall.shape(at('1355,-26 1368,8 1355,26 1342,8'), { color, bow: 0.12 });
  const heart: Point = [1355, FLOOR];
  let rays = '';
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 6.283;
    rays += segment(onCircle(heart, angle, 40), onCircle(heart, angle, 54));
  }
  wall.ink(rays, 3, color);
}

function climber(wall: Wall): void {
  ladder(wall, [70, FLOOR], [120, 420], 44, 11);
  figure(wall, 100, 640, 196, {
    tuft: true,
    rightArm: { at: [130, 452] },
    leftArm: { at: [92, 486] },
    leftLeg: [-10, 20],
    rightLeg: [44, -24],
  });
}
