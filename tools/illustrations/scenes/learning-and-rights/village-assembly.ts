import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { sun } from '../../props/land/sky.ts';
import { roundTree } from '../../props/plants/round-tree.ts';

const CENTRE = { x: 450, y: 502 };

/** From back to front, as offsets from the middle; each but the last is mirrored. */
const HALF_RING: readonly Point[] = [
  [154, -182],
  [276, -150],
  [374, -84],
  [404, 34],
  [290, 96],
  [146, 118],
  [0, 126],
];

/** Indices of the people who raise a hand. */
const RAISED = new Set([2, 7]);

/** The village sits in a ring before a great tree; one woman stands in the middle and speaks. */
export function villageAssembly(): Wall {
  const wall = plasteredWall('deep', 215, 900, 640);
  sun(wall, 776, 104, 44);
  wall.pole([-20, 296], [920, 296], 4, { taper: 1 });
  roundTree(wall, 236, 314, 304, { radius: 142 });
  for (const [i, [out, down]] of HALF_RING.entries()) {
    if (i === 3) speaker(wall);
    sitter(wall, [CENTRE.x - out, CENTRE.y + down], i);
    if (out) sitter(wall, [CENTRE.x + out, CENTRE.y + down], i + 3);
  }
  return wall;
}

function sitter(wall: Wall, [x, y]: Point, i: number): void {
  figure(wall, x, y, 152, {
    pose: 'sit',
    face: x < CENTRE.x ? 1 : -1,
    bun: i % 2 === 0,
    turban: i % 4 === 1,
    tuft: i % 4 === 3,
    rightArm: RAISED.has(i) ? [122, 166] : { to: [18, 6] },
    leftArm: { to: [-16, 8] },
    hem: false,
  });
}

function speaker(wall: Wall): void {
  figure(wall, CENTRE.x, CENTRE.y, 226, {
    bun: true,
    rightArm: [108, 154],
    leftArm: [-40, -14],
  });
}
