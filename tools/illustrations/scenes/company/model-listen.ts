import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, onCircle, type Point, radians, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const HEART: Point = [450, 596];
const FLAT = 0.86;

const VILLAGERS: readonly (FigureOptions & { angle: number })[] = [
  { angle: -172, turban: true, rightArm: { to: [20, 10] }, leftArm: { to: [-14, 12] } },
  { angle: -147, bun: true, rightArm: { to: [22, 4] }, leftArm: { to: [-14, 12] } },
  { angle: -119, tuft: true, rightArm: { to: [8, -30], bend: 1.4 }, leftArm: { to: [-14, 12] } },
  { angle: -61, turban: true, rightArm: { to: [22, 6] }, leftArm: [-34, 10] },
  { angle: -33, bun: true, rightArm: [70, 130], leftArm: { to: [-14, 12] } },
  { angle: -8, braid: true, rightArm: { to: [20, 10] }, leftArm: { to: [-14, 12] } },
];

/** A woman stands and speaks in the half ring of her village; two visitors sit and listen. */
export function modelListen(): Wall {
  const wall = plasteredWall('geru', 214, 900, 640);
  ripples(wall);
  for (const { angle, ...look } of VILLAGERS) {
    const [x, y] = onRing(angle, 370);
    figure(wall, x, y, 176, { pose: 'sit', face: x < 450 ? 1 : -1, lean: 6, ...look });
  }
  const [x, y] = onRing(-90, 370);
  figure(wall, x, y + 4, 236, { bun: true, rightArm: [74, 118], leftArm: [-74, -118] });
  visitors(wall);
  return wall;
}

function onRing(angle: number, radius: number): Point {
  const [x, y] = onCircle([0, 0], radians(angle), radius);
  return add(HEART, [x, y * FLAT]);
}

/** Her voice goes over the ground towards the two. */
function ripples(wall: Wall): void {
  let seeds = '';
  for (const radius of [322, 292, 262]) {
    for (let angle = -172; angle < -6; angle += 940 / radius) {
      seeds += wall.dotPath(onRing(angle, radius), 2 + (radius - 240) / 50);
    }
  }
  wall.fill(seeds);
}

function visitors(wall: Wall): void {
  figure(wall, 366, 604, 256, {
    pose: 'sit',
    tuft: true,
    lean: 4,
    rightArm: { to: [22, 8] },
    leftArm: { to: [-8, 14], bend: 1 },
  });
  const { rightHand } = figure(wall, 530, 604, 250, {
    pose: 'sit',
    face: -1,
    braid: true,
    lean: 8,
    rightArm: { to: [16, -2] },
    leftArm: { to: [8, 8], bend: 1 },
  });
  wall.shape(box(add(rightHand, [-34, -26]), add(rightHand, [14, 34])), {
    bow: 0,
    color: wall.accent,
    halo: 6,
  });
  let lines = '';
  for (const down of [-12, 2, 16])
    lines += segment(add(rightHand, [-26, down]), add(rightHand, [4, down]));
  wall.ink(lines, 3.4, wall.ground);
}
