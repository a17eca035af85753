import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { seeds } from '../../props/land/field.ts';
import { sun } from '../../props/land/sky.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 330;
const WELL = [600, 436] as const;

/** A woman draws the plan of the lane on the earth with a stick; neighbours point at it. */
export function modelPlan(): Wall {
  const wall = plasteredWall('geru', 312, 900, 640);
  sun(wall, 786, 96, 34);
  groundLine(wall, FLOOR);
  hut(wall, 40, FLOOR, 140, { pattern: 'diamonds' });
  tree(wall, 254, FLOOR, 190, { leaf: 10 });
  lane(wall);
  const { rightHand } = figure(wall, 540, FLOOR, 230, {
    bun: true,
    lean: 22,
    rightArm: { to: [26, 6] },
    leftArm: [-40, -30],
    hem: true,
  });
  wall.line([add(rightHand, [-8, -46]), rightHand, [600, 414]], 6, { smooth: 0, halo: 5 });
  figure(wall, 392, FLOOR, 222, { turban: true, rightArm: [56, 96], leftArm: [-24, -8] });
  figure(wall, 700, FLOOR, 216, {
    tuft: true,
    face: -1,
    rightArm: [46, 70],
    leftArm: [-24, -8],
  });
  figure(wall, 784, FLOOR, 132, { child: true, braid: true, face: -1, rightArm: [70, 110] });
  return wall;
}

/** As seen from above: the lane, its houses and the well. */
function lane(wall: Wall): void {
  wall.ink('M120 560C260 470 380 590 520 500S760 470 830 420', 5);
  wall.ink('M126 578C266 488 386 608 526 518S766 488 842 436', 5);
  for (const [x, y] of [
    [210, 450],
    [330, 600],
    [470, 440],
    [610, 574],
    [730, 570],
  ] as const) {
    wall.shape(box([x - 24, y + 18], [x + 24, y - 18]), { bow: 0 });
  }
  wall.ring(WELL, 26, 6, wall.accent);
  wall.dot(WELL, 11, { color: wall.accent });
  seeds(wall, [60, 380], [860, 610], 70, { radius: 2.2 });
}
