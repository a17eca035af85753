import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { hut } from '../../props/buildings/hut.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 520;

/** Three houses are finished and lived in; neighbours raise the roof of the fourth. */
export function provenTrackRecord(): Wall {
  const wall = plasteredWall('lime', 202, 900, 640);
  birds(wall, [
    [180, 150, 26],
    [250, 112, 20],
    [110, 108, 16],
  ]);
  groundLine(wall, FLOOR);
  tree(wall, 448, FLOOR, 250, { leaf: 11 });
  hut(wall, 40, FLOOR, 120, { pattern: 'chevrons', height: 84, roof: 60 });
  hut(wall, 200, FLOOR, 138, { pattern: 'diamonds', height: 92, roof: 66 });
  hut(wall, 380, FLOOR, 150, { pattern: 'stripes', height: 100, roof: 70 });
  for (const [x, height, bun] of [
    [178, 104, true],
    [358, 116, false],
  ] as const) {
    figure(wall, x, FLOOR, height, { bun, turban: !bun, rightArm: [110, 150] });
  }
  frame(wall);
  builders(wall);
  band(wall, 616, { size: 36, rows: ['triangles'] });
  return wall;
}

/** Two posts and the beam that is being lifted onto them. */
function frame(wall: Wall): void {
  for (const x of [640, 846]) wall.pole([x, FLOOR], [x, 262], 11, { taper: 1 });
  const beam: Point[] = [
    [612, 256],
    [874, 244],
  ];
  wall.line(beam, 17, { taper: 1, smooth: 0, color: wall.accent, halo: 6 });
}

function builders(wall: Wall): void {
  for (const [x, bun] of [
    [694, true],
    [788, false],
  ] as const) {
    figure(wall, x, FLOOR, 246, {
      bun,
      tuft: !bun,
      rightArm: [158, 176],
      leftArm: [-158, -176],
    });
  }
}
