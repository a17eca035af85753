import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 530;

/** A toilet of the household's own. */
export function latrine(): Wall {
  const wall = plasteredWall('indigo', 20, 900, 640);
  groundLine(wall, FLOOR);
  wall.pole([330, FLOOR], [330, FLOOR - 300], 8, { taper: 1 });
  wall.pole([570, FLOOR], [570, FLOOR - 300], 8, { taper: 1 });
  wall.pole([296, FLOOR - 292], [604, FLOOR - 330], 12, { taper: 1 });
  let bricks = '';
  for (let y = 0; y < 9; y++) {
    for (let x = 0; x < 6; x++) {
      bricks += `M${340 + x * 38 + (y % 2) * 12} ${FLOOR - 16 - y * 30}h26v-18h-26Z`;
    }
  }
  wall.ink(bricks, 2.6);
  wall.mask(box([392, FLOOR], [508, FLOOR - 224]));
  wall.shape(box([404, FLOOR], [496, FLOOR - 212]), { bow: 0, color: wall.accent });
  wall.dot([482, FLOOR - 106], 6, { color: wall.ground });
  wall.pole([556, FLOOR - 330], [556, FLOOR - 420], 8, { taper: 1 });
  wall.pole([538, FLOOR - 420], [574, FLOOR - 420], 6);
  figure(wall, 210, FLOOR, 300, { bun: true, rightArm: [36, 60], hem: true });
  figure(wall, 120, FLOOR, 180, { child: true, braid: true, rightArm: [50, 90] });
  figure(wall, 700, FLOOR, 306, { turban: true, face: -1, pose: 'walk' });
  tree(wall, 820, FLOOR, 320, { leaf: 12 });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}
