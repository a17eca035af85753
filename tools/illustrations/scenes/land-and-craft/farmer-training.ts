import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { onCircle, type Point, radians } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { rootedPlant } from '../../props/plants/rooted-plant.ts';

const HEART: Point = [450, 900];
const MOUND = 520;

const FARMERS: readonly (FigureOptions & { angle: number; height: number })[] = [
  { angle: -130, height: 196, turban: true, rightArm: [48, 76], leftArm: [-20, -6] },
  { angle: -116.5, height: 204, bun: true, rightArm: { to: [20, -2] }, leftArm: [-22, -10] },
  { angle: -73, height: 206, face: -1, turban: true, rightArm: [46, 96], leftArm: [-20, -6] },
  { angle: -61.5, height: 204, face: -1, tuft: true, rightArm: [26, 50], leftArm: [-24, -8] },
  { angle: -49.5, height: 194, face: -1, bun: true, rightArm: [50, 88], leftArm: [-20, -10] },
];

/** Farmers stand on a mound round one plant and look at its roots in the earth below. */
export function farmerTraining(): Wall {
  const wall = plasteredWall('neem', 202, 900, 640);
  mound(wall);
  rootedPlant(wall, 450, 380, 150, { depth: 210 });
  for (const { angle, height, ...look } of FARMERS) {
    const [x, y] = onCircle(HEART, radians(angle), MOUND);
    figure(wall, x, y, height, { ...look, rotation: (angle + 90) * 0.55 });
  }
  teacher(wall);
  wall.line(arc(MOUND, -150, -30), 6, { taper: 1, wobble: 0.04 });
  return wall;
}

function mound(wall: Wall): void {
  let crumbs = '';
  for (let ring = 1; ring < 7; ring++) {
    for (let angle = -148; angle < -32; angle += 2.3) {
      if (Math.abs(angle + 90) < 26 - ring * 1.2) continue;
      const spot = onCircle(HEART, radians(angle + (ring % 2) * 1.1), MOUND - ring * 34);
      if (spot[1] < 632) crumbs += wall.dotPath(spot, 2.2 + wall.random() * 1.6);
    }
  }
  wall.fill(crumbs);
}

function arc(radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 25 }, (_, i) =>
    onCircle(HEART, radians(from + ((to - from) * i) / 24), radius),
  );
}

/** She bends over the plant and holds a leaf. */
function teacher(wall: Wall): void {
  figure(wall, 320, 391, 208, {
    bun: true,
    lean: 22,
    rightArm: { at: [394, 292] },
    leftArm: { to: [-4, 8], bend: 1 },
    leftLeg: [-14, -8],
    rightLeg: [12, 2],
  });
}
