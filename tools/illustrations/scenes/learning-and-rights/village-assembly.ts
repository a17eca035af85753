import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { roundTree } from '../../props/plants/round-tree.ts';

const FLOOR = 530;
const STEP = FLOOR - 62;

/** A woman speaks on the step under a tree; the village sits before her, and one raises a hand. */
export function villageAssembly(): Wall {
  const wall = plasteredWall('deep', 215, 900, 640);
  groundLine(wall, FLOOR);
  roundTree(wall, 700, STEP, 420, { radius: 180 });
  wall.shape(box([540, FLOOR], [880, STEP]), { bow: 0, halo: 6 });
  const { leftHand } = figure(wall, 600, STEP, 280, {
    bun: true,
    hem: true,
    face: -1,
    rightArm: [96, 140],
    leftArm: { to: [-20, 2], bend: 1 },
  });
  const agenda = box(add(leftHand, [-10, 30]), add(leftHand, [42, -40]));
  wall.shape(agenda, { bow: 0, color: wall.accent, halo: 6 });
  for (const [x, look] of [
    [92, { turban: true }],
    [206, { bun: true }],
    [320, { tuft: true, rightArm: [150, 170] }],
    [434, { bun: true }],
  ] as const) {
    figure(wall, x, FLOOR, 230, { pose: 'sit', hem: false, ...look });
  }
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}
