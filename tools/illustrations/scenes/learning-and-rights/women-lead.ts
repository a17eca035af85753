import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Face, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 596;
const TREAD = 88;
const RISE = 58;
const STEPS = 4;
const MIDDLE = 450;
const FOOT = 112;

/** A woman speaks at the foot of the stone steps, the village listens from both sides. */
export function womenLead(): Wall {
  const wall = plasteredWall('geru', 207, 900, 640);
  for (const side of [-1, 1] as const) {
    steps(wall, side);
    for (let step = 0; step < STEPS; step++) listener(wall, side, step);
  }
  speaker(wall);
  floor(wall);
  return wall;
}

const edge = (side: Face, step: number): number => MIDDLE + side * (FOOT + step * TREAD);
const treadY = (step: number): number => FLOOR - step * RISE;

function steps(wall: Wall, side: Face): void {
  const outline: Point[] = [[edge(side, 0), FLOOR]];
  for (let step = 0; step <= STEPS; step++) {
    outline.push([edge(side, step), treadY(step + 1)], [edge(side, step + 1), treadY(step + 1)]);
  }
  wall.line(outline, 7, { smooth: 0, taper: 1, wobble: 0.05 });
  let stones = '';
  for (let step = 0; step <= STEPS; step++) {
    for (let row = 0; row <= step; row++) {
      const x = edge(side, step) + side * (row % 2 ? 10 : 14);
      const y = FLOOR - row * RISE - 10;
      stones += `M${pointText([x, y])}h${side * 62}v${-(RISE - 22)}h${-side * 62}Z`;
    }
  }
  wall.ink(stones, 3);
}

function listener(wall: Wall, side: Face, step: number): void {
  const turn = step + (side > 0 ? 1 : 0);
  figure(wall, edge(side, step) + side * 24, treadY(step + 1) - 3, 176, {
    face: side > 0 ? -1 : 1,
    pose: 'chair',
    low: 20,
    leftLeg: [70, 4],
    rightLeg: [84, 8],
    bun: turn % 2 === 0,
    turban: turn % 4 === 1,
    tuft: turn % 4 === 3,
    rightArm: turn === 3 ? [124, 168] : { to: [22, 2] },
    leftArm: { to: [-13, 14] },
    halo: 0.03,
    hem: false,
  });
}

function floor(wall: Wall): void {
  wall.pole([MIDDLE - FOOT, FLOOR], [MIDDLE + FOOT, FLOOR], 7, { taper: 1 });
}

function speaker(wall: Wall): void {
  const { rightHand } = figure(wall, MIDDLE, FLOOR, 350, {
    bun: true,
    rightArm: [112, 158],
    leftArm: [-34, 6],
    leftLeg: [-10, -5],
    rightLeg: [10, 5],
  });
  const [x, y] = [rightHand[0] + 10, rightHand[1] - 26];
  wall.shape(box([x - 34, y + 50], [x + 20, y - 22]), { color: wall.accent, bow: 0, halo: 8 });
  wall.ink(`M${x - 24} ${y - 6}h34M${x - 24} ${y + 12}h34M${x - 24} ${y + 30}h22`, 4, wall.ground);
}
