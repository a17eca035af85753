import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';

const FLOOR = 540;
const PUMP = 400;
const PULLEY: Point = [PUMP, 116];

/** Women lift the pipe of their own pump and mend it; the field worker has shown them and goes. */
export function aboutHow(): Wall {
  const wall = plasteredWall('deep', 218, 900, 640);
  groundLine(wall, FLOOR);
  tripod(wall);
  pipe(wall);
  mechanics(wall);
  fieldWorker(wall);
  pot(wall, 848, FLOOR, 34);
  band(wall, 622, { size: 34, rows: ['triangles'] });
  return wall;
}

function tripod(wall: Wall): void {
  const top: Point = [PUMP, 66];
  for (const foot of [-150, 150]) wall.pole(add(top, [0, 4]), [PUMP + foot, FLOOR], 9);
  wall.line([add(top, [-22, 0]), add(top, [22, 0])], 14, { taper: 1, smooth: 0 });
  wall.ink(segment(top, PULLEY), 5);
  wall.ring(PULLEY, 26, 6);
  wall.dot(PULLEY, 6);
}

/** The rising main hangs from the rope, half out of the pump's head. */
function pipe(wall: Wall): void {
  const color = wall.accent;
  wall.ink(segment([PUMP - 4, PULLEY[1] + 26], [PUMP - 4, 216]), 4);
  wall.shape(box([PUMP - 12, FLOOR - 96], [PUMP + 12, 224]), { color, bow: 0, halo: 6 });
  for (const y of [216, 330]) {
    wall.shape(box([PUMP - 19, y + 22], [PUMP + 19, y]), { color, bow: 0, halo: 5 });
  }
  wall.shape(box([PUMP - 28, FLOOR], [PUMP + 28, FLOOR - 104]), { bow: 0, halo: 6 });
  wall.shape(box([PUMP - 44, FLOOR - 92], [PUMP + 44, FLOOR - 112]), { bow: 0, halo: 4 });
  wall.shape(box([PUMP - 66, FLOOR], [PUMP + 66, FLOOR - 16]), { bow: 0 });
}

function mechanics(wall: Wall): void {
  const rope: [Point, Point] = [add(PULLEY, [26, 0]), [752, 452]];
  wall.ink(segment(...rope), 4);
  for (const [x, share] of [
    [622, 0.66],
    [748, 0.96],
  ] as const) {
    const hold = add(rope[0], [
      (rope[1][0] - rope[0][0]) * share,
      (rope[1][1] - rope[0][1]) * share,
    ]);
    figure(wall, x, FLOOR, 268, {
      bun: true,
      face: -1,
      lean: -14,
      leftLeg: [-6, -16],
      rightLeg: [30, 10],
      rightArm: { at: hold, bend: -0.4 },
      leftArm: { at: add(hold, [16, 18]), bend: 1 },
      fixed: true,
    });
  }
  const { rightHand } = figure(wall, 268, FLOOR, 268, {
    bun: true,
    lean: 26,
    leftLeg: [-20, -10],
    rightLeg: [24, 0],
    rightArm: { at: [PUMP - 36, 398] },
    leftArm: { to: [24, -4], bend: 1 },
  });
  wall.pole(add(rightHand, [-16, 4]), [PUMP - 2, 384], 12, { taper: 1, halo: 5 });
  wall.ring([PUMP, 384], 20, 9);
}

function fieldWorker(wall: Wall): void {
  const { leftShoulder, rightShoulder, waist } = figure(wall, 92, FLOOR, 276, {
    tuft: true,
    face: -1,
    pose: 'walk',
    rightArm: [-20, -8],
    leftArm: [-130, -158],
  });
  const bag = add(waist, [-4, 34]);
  wall.ink(segment(leftShoulder, bag) + segment(rightShoulder, bag), 4, wall.ground);
  wall.shape(box(add(bag, [-34, 34]), add(bag, [26, -14])), {
    color: wall.accent,
    bow: 0.04,
    halo: 6,
  });
}
