import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const STEPS = 7;
const RISE = 58;
const TREAD = 112;

/** On a long flight of steps one woman pulls another up to the lit door. */
export function personalGrowth(): Wall {
  const wall = plasteredWall('indigo', 206, 900, 640);
  door(wall);
  steps(wall);
  climbers(wall);
  return wall;
}

const stepTop = (i: number): number => 588 - i * RISE;
const stepMiddle = (i: number): number => 30 + (i + 0.5) * TREAD;

function steps(wall: Wall): void {
  for (let i = 0; i < STEPS; i++) {
    const left = 30 + i * TREAD;
    wall.shape(box([left - 8, stepTop(i)], [920, stepTop(i) + 13]), { bow: 0 });
    let bricks = '';
    for (let x = left + 12; x < 900; x += 40) {
      bricks += segment([x, stepTop(i) + 22], [x, stepTop(i) + RISE - 10]);
      bricks += segment([x + 20, stepTop(i) + 34], [x + 20, stepTop(i) + RISE - 10]);
    }
    wall.ink(bricks, 2.4);
  }
}

function door(wall: Wall): void {
  const floor = stepTop(STEPS - 1);
  const [left, right, top] = [748, 820, floor - 146];
  wall.shape(box([left, floor], [right, top]), { color: wall.accent, bow: 0 });
  wall.line(
    [
      [left - 12, floor],
      [left - 12, top - 12],
      [right + 12, top - 12],
      [right + 12, floor],
    ],
    6,
    { smooth: 0, taper: 1 },
  );
  const heart: Point = [784, top + 44];
  let rays = '';
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (1.1 + i * 0.08);
    rays += segment(onCircle(heart, angle, 88), onCircle(heart, angle, i % 2 ? 100 : 112));
  }
  wall.ink(rays, 4, wall.accent);
}

function climbers(wall: Wall): void {
  const clasp: Point = [stepMiddle(3) - 72, stepTop(3) - 122];
  figure(wall, stepMiddle(3) + 24, stepTop(3), 240, {
    face: -1,
    bun: true,
    lean: 26,
    rightArm: { at: clasp },
    leftArm: [-50, -80],
    leftLeg: [-18, -10],
    rightLeg: [20, 4],
  });
  figure(wall, stepMiddle(2) - 36, stepTop(2), 232, {
    braid: true,
    lean: 6,
    rightArm: { at: clasp, bend: -0.6 },
    leftArm: [-40, -70],
    leftLeg: [-20, -34],
    rightLeg: [30, -4],
  });
  figure(wall, stepMiddle(0) + 14, stepTop(0), 158, {
    child: true,
    tuft: true,
    pose: 'walk',
    rightArm: [100, 140],
  });
}
