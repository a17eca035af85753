import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bird } from '../../props/animals/bird.ts';
import { chair } from '../../props/furniture/chair.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 530;
const LIFTED = { leftArm: [-158, -176], rightArm: [158, 176] } as const;

/** Chair exercise: three elders lift their walking sticks as their teacher does. */
export function seniorFitness(): Wall {
  const wall = plasteredWall('neem', 332, 900, 640);
  palm(wall, 64, FLOOR, 330, { reach: 90 });
  bird(wall, 250, 90, 24);
  bird(wall, 310, 64, 18);
  groundLine(wall, FLOOR);
  for (const [x, bun] of [
    [220, true],
    [392, false],
    [564, true],
  ] as const) {
    chair(wall, x, FLOOR, 80, 1);
    const { leftHand, rightHand } = figure(wall, x, FLOOR, 250, {
      ...LIFTED,
      pose: 'chair',
      bun,
      turban: !bun,
    });
    liftedStick(wall, leftHand, rightHand);
  }
  const { leftHand, rightHand } = figure(wall, 774, FLOOR, 270, {
    ...LIFTED,
    bun: true,
    face: -1,
    hem: true,
  });
  liftedStick(wall, leftHand, rightHand);
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function liftedStick(wall: Wall, left: Point, right: Point): void {
  wall.pole(mix(left, right, -0.16), mix(left, right, 1.16), 9, {
    color: wall.accent,
    taper: 1,
    halo: 5,
  });
}
