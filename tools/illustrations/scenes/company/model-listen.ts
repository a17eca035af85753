import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { banyan } from '../../props/plants/banyan.ts';

const FLOOR = 530;

/** Under one tree an old woman speaks, and the visitor with the notebook sits and listens. */
export function modelListen(): Wall {
  const wall = plasteredWall('geru', 311, 900, 640);
  groundLine(wall, FLOOR);
  banyan(wall, 640, FLOOR, 460, 250, { leaf: 13, roots: 6 });
  figure(wall, 500, FLOOR, 250, {
    bun: true,
    face: -1,
    rightArm: [70, 120],
    leftArm: [-16, 6],
    hem: true,
  });
  for (const [x, bun] of [
    [300, true],
    [196, false],
    [94, true],
  ] as const) {
    figure(wall, x, FLOOR, 228, { pose: 'sit', bun, tuft: !bun });
  }
  figure(wall, 796, FLOOR, 224, { pose: 'sit', face: -1, turban: true });
  notebook(wall, 165, FLOOR - 66);
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function notebook(wall: Wall, x: number, y: number): void {
  wall.shape(box([x, y + 50], [x + 62, y]), { bow: 0, color: wall.accent, halo: 5 });
  const lines = [12, 25, 38].map((down) => segment([x + 10, y + down], [x + 52, y + down]));
  wall.ink(lines, 3, wall.ground);
}
