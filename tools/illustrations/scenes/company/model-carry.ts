import { band } from '../../drawing/band.ts';
import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, mix, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { ladder } from '../../props/furniture/ladder.ts';

const FLOOR = 566;
const BEAM: readonly [Point, Point] = [
  [150, 300],
  [716, 168],
];

/** Neighbours push one end of a long beam up to its post, a man on a ladder holds the other. */
export function modelCarry(): Wall {
  const wall = plasteredWall('geru', 215, 900, 640);
  groundLine(wall, FLOOR);
  post(wall, 104, 176);
  post(wall, 690, 176);
  ladder(wall, [811, FLOOR - 5], [716, 190], 46, 10);
  beam(wall);
  lifters(wall);
  onTheLadder(wall);
  stones(wall);
  band(wall, 652, { size: 40, rows: ['zigzag', 'dots'] });
  return wall;
}

const onBeam = (share: number): Point => mix(...BEAM, share);

function post(wall: Wall, x: number, top: number): void {
  wall.pole([x, FLOOR], [x, top + 40], 15, { taper: 0.9 });
  wall.line(
    [
      [x, top + 60],
      [x - 20, top + 26],
      [x - 22, top],
    ],
    10,
    { taper: 0.8 },
  );
  wall.line(
    [
      [x, top + 60],
      [x + 20, top + 26],
      [x + 22, top],
    ],
    10,
    { taper: 0.8 },
  );
}

function beam(wall: Wall): void {
  const [low, high] = BEAM;
  wall.line([low, high], 30, {
    taper: 0.86,
    smooth: 3,
    wobble: 0.05,
    color: wall.accent,
    halo: 10,
  });
  wall.ink(
    `M${add(low, [30, -6]).join(' ')}L${add(onBeam(0.5), [0, -5]).join(' ')}M${add(onBeam(0.56), [0, 3]).join(' ')}L${add(high, [-40, 10]).join(' ')}`,
    3,
    wall.ground,
  );
}

function lifters(wall: Wall): void {
  const lift = (share: number, spread: number): FigureOptions => ({
    halo: 0.025,
    rightArm: { at: add(onBeam(share), [spread, 14]) },
    leftArm: { at: add(onBeam(share), [-spread, 18]), bend: -1 },
  });
  const x = (share: number) => onBeam(share)[0];
  figure(wall, x(0.09), FLOOR, 236, { turban: true, fixed: true, ...lift(0.09, 36) });
  figure(wall, x(0.27), FLOOR, 252, { bun: true, fixed: true, ...lift(0.27, 36) });
  figure(wall, x(0.46), FLOOR, 272, { tuft: true, fixed: true, ...lift(0.46, 36) });
  propBearer(wall);
}

/** She holds a forked pole under the beam. */
function propBearer(wall: Wall): void {
  const top = add(onBeam(0.76), [0, 16]);
  const foot: Point = [top[0] - 8, FLOOR - 4];
  wall.pole(foot, add(top, [0, 20]), 8, { taper: 1 });
  wall.line([add(top, [-13, 4]), add(top, [-2, 28])], 7);
  wall.line([add(top, [13, 0]), add(top, [2, 28])], 7);
  figure(wall, foot[0] - 62, FLOOR, 240, {
    bun: true,
    lean: 8,
    rightArm: { at: add(foot, [2, -152]) },
    leftArm: { at: add(foot, [0, -106]), bend: 1 },
  });
}

function onTheLadder(wall: Wall): void {
  figure(wall, 776, 420, 232, {
    face: -1,
    turban: true,
    lean: 8,
    fixed: true,
    rightArm: { at: add(onBeam(1), [-8, 14]) },
    leftArm: { at: [760, 330] },
    leftLeg: [-6, 2],
    rightLeg: [26, -20],
  });
}

function stones(wall: Wall): void {
  for (const [left, up] of [
    [20, 0],
    [58, 0],
    [38, 24],
  ] as const) {
    wall.shape(box([left, FLOOR - up - 3], [left + 34, FLOOR - up - 22]), { bow: 0.03 });
  }
}
