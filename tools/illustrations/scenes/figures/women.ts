import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, mix, onCircle, type Point, segment } from '../../drawing/points.ts';
import { type Handles, skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 790;

const WOMEN = [
  { x: 320, height: 380 },
  { x: 510, height: 400 },
  { x: 700, height: 420 },
  { x: 900, height: 420 },
  { x: 1090, height: 400 },
  { x: 1280, height: 380 },
];

/** A self-help circle: six women hand in hand, the two in the middle lifting a lamp. */
export function women(): Wall {
  const wall = plasteredWall('geru', 15);
  groundLine(wall, FLOOR);
  palm(wall, 130, FLOOR, 560, { lean: 0.05, reach: 170, fronds: 13 });
  palm(wall, 1480, FLOOR, 600, { lean: -0.06, reach: 170, fronds: 13 });
  const handles = WOMEN.map(({ x, height }) => skeleton(x, FLOOR, height, { bun: true }).handles);
  for (const [i, { x, height }] of WOMEN.entries()) {
    const next = joinedHands(handles[i], handles[i + 1], i === 2);
    const previous = joinedHands(handles[i - 1], handles[i], i === 3);
    figure(wall, x, FLOOR, height, {
      bun: true,
      hem: true,
      fixed: true,
      halo: 0.008,
      rightArm: next ? { at: next, bend: i === 2 ? 0.7 : -0.6 } : [110, 150],
      leftArm: previous ? { at: previous, bend: i === 3 ? -0.7 : 0.6 } : [-110, -150],
      leftLeg: [-10, -5],
      rightLeg: [10, 5],
    });
  }
  const middle = handles[2];
  if (middle) lamp(wall, [800, middle.rightShoulder[1] - 116]);
  band(wall, 884, { size: 48, rows: ['triangles'] });
  return wall;
}

function joinedHands(
  one: Handles | undefined,
  next: Handles | undefined,
  raised: boolean,
): Point | undefined {
  if (!one || !next) return undefined;
  return add(mix(one.rightShoulder, next.leftShoulder, 0.5), [0, raised ? -110 : 60]);
}

function lamp(wall: Wall, [x, y]: Point): void {
  const color = wall.accent;
  const bowl: Point[] = [
    [x - 40, y],
    [x + 40, y],
    [x + 22, y + 28],
    [x - 22, y + 28],
  ];
  const flame: Point[] = [
    [x, y - 84],
    [x + 20, y - 30],
    [x, y - 6],
    [x - 20, y - 30],
  ];
  wall.shape(bowl, { color, halo: 8 });
  wall.shape(flame, { color, bow: 0.12 });
  let rays = '';
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * 6.283;
    const heart: Point = [x, y - 36];
    rays += segment(onCircle(heart, angle, 92), onCircle(heart, angle, i % 2 ? 120 : 134));
  }
  wall.ink(rays, 6, color);
}
