import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { hut } from '../../props/buildings/hut.ts';
import { furrows, grass } from '../../props/land/field.ts';
import { hill } from '../../props/land/hill.ts';
import { sun } from '../../props/land/sky.ts';
import { rider } from '../../props/people/rider.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 800;

/** Chapter 7. Gender parity: the road to school belongs to her. */
export function cycle(): Wall {
  const wall = plasteredWall('geru', 9);
  sun(wall, 250, 190, 74);
  birds(wall, [
    [520, 130, 26],
    [590, 164, 20],
    [470, 180, 18],
  ]);
  hill(wall, 690, 470, 340, 170);
  hill(wall, 950, 470, 460, 250);
  hill(wall, 1330, 470, 380, 160);
  wall.pole([-20, 470], [1620, 470], 5, { taper: 1 });
  hut(wall, 1120, 560, 150, { pattern: 'stripes' });
  palm(wall, 1330, 570, 250, { reach: 84 });
  tree(wall, 60, 590, 290, { leaf: 13 });
  hut(wall, 130, 590, 130, { pattern: 'chevrons' });
  furrows(wall, [-20, 520], [1620, 570], 3, { sprout: 7 });
  road(wall);
  riders(wall);
  figure(wall, 1520, FLOOR, 252, { bun: true, face: -1, rightArm: [120, 165], leftArm: [-20, 10] });
  band(wall, 884, { size: 40, rows: ['triangles'] });
  return wall;
}

function road(wall: Wall): void {
  wall.mask(box([-20, 600], [1620, 900]));
  wall.pole([-20, 600], [1620, 600], 4, { taper: 1 });
  grass(wall, 0, 1600, 600, 40, { size: 14 });
  wall.pole([-20, FLOOR + 6], [1620, FLOOR + 6], 6, { taper: 1 });
}

/** Four women, each with her books in the basket; the last one waves. */
function riders(wall: Wall): void {
  rider(wall, 230, FLOOR, 268);
  rider(wall, 580, FLOOR, 268, { braid: true });
  rider(wall, 930, FLOOR, 268);
  rider(wall, 1280, FLOOR, 268, { braid: true, leftArm: [-110, -150] });
  for (const x of [330, 680, 1030, 1380]) {
    wall.shape(box([x - 14, FLOOR - 196], [x + 24, FLOOR - 164]), { color: wall.accent, bow: 0 });
  }
}
