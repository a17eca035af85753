import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const HORIZON = 326;

/** Villagers stand and crouch round a plan of their village; a woman draws it with a stick. */
export function aboutHow(): Wall {
  const wall = plasteredWall('deep', 218, 900, 640);
  groundLine(wall, HORIZON);
  plan(wall);
  lookers(wall);
  drawer(wall);
  figure(wall, 806, 606, 310, {
    fixed: true,
    pose: 'squat',
    face: -1,
    turban: true,
    lean: 24,
    rightArm: { at: [686, 516] },
    leftArm: { to: [16, 14], bend: 1 },
  });
  return wall;
}

/** A plan scratched into the dust: a stream, a road of houses, a well and a field. */
function plan(wall: Wall): void {
  const lines = [
    'M306 532Q380 476 470 500T640 470Q676 452 700 424',
    'M316 554Q386 500 470 524Q570 534 656 490',
    'M280 430Q440 456 606 404',
    'M400 556h196l-22 54h-150ZM450 556l6 54M500 556v54M550 556l-6 54',
  ];
  for (const [x, y] of points('300,394 376,402 452,396 524,380')) {
    lines.push(`M${x - 21} ${y + 26}v-24l21 -19l21 19v24Z`);
  }
  wall.ink(lines, 5, wall.accent);
  wall.ring([628, 392], 24, 5, wall.accent);
  wall.ring([628, 392], 9, 4, wall.accent);
}

function lookers(wall: Wall): void {
  figure(wall, 330, HORIZON, 204, { tuft: true, lean: 10, rightArm: [24, 44], leftArm: [-30, 20] });
  const mother = figure(wall, 476, HORIZON, 208, {
    bun: true,
    rightArm: [22, 10],
    leftArm: [-40, -110],
  });
  figure(wall, 544, HORIZON, 126, {
    child: true,
    braid: true,
    leftArm: { at: mother.rightHand },
    rightArm: [40, 80],
  });
  figure(wall, 668, HORIZON, 206, { face: -1, lean: 14, rightArm: [40, 24], leftArm: [-40, 30] });
}

function drawer(wall: Wall): void {
  const { rightHand, leftHand } = figure(wall, 118, 606, 330, {
    bun: true,
    lean: 30,
    rightArm: { to: [30, 2] },
    leftArm: { to: [22, -12], bend: 1 },
  });
  wall.line([leftHand, rightHand, [306, 534]], 7, { smooth: 0, taper: 0.7 });
}
