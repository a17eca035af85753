import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 530;
const at = placed(0, FLOOR);

/** Safe water: a hand pump in the village. */
export function pump(): Wall {
  const wall = plasteredWall('indigo', 19, 900, 640);
  groundLine(wall, FLOOR);
  palm(wall, 800, FLOOR, 380, { lean: -0.05, reach: 120 });
  wall.pole([450, FLOOR], [450, FLOOR - 190], 22, { taper: 1 });
  wall.line(at('450,-176 540,-176 548,-140'), 13, { taper: 1 });
  wall.line(at('440,-188 330,-250 262,-236'), 8);
  wall.pole([400, FLOOR], [500, FLOOR], 12, { taper: 1 });
  figure(wall, 210, FLOOR, 320, {
    bun: true,
    lean: 10,
    rightArm: { at: [274, FLOOR - 236] },
    leftArm: { to: [16, -20], bend: 1 },
    hem: true,
    leftLeg: [-16, -8],
    rightLeg: [18, 6],
  });
  wall.ink(`M548 ${FLOOR - 134}v78M541 ${FLOOR - 130}v70M555 ${FLOOR - 130}v72`, 4);
  pot(wall, 548, FLOOR, 40, { color: wall.accent });
  figure(wall, 668, FLOOR, 200, {
    child: true,
    braid: true,
    face: -1,
    rightArm: { to: [22, -8] },
    leftArm: { to: [0, 6], bend: 1 },
  });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}
