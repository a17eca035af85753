import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bench } from '../../props/furniture/bench.ts';
import { sun } from '../../props/land/sky.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 480;
const OFFICE = { left: 860, right: 1250, top: 170, sill: FLOOR - 128 };

/** An old woman gets her paper at the window of an office; others wait, and a young woman reads out the notice. */
export function policy(): Wall {
  const wall = plasteredWall('indigo', 204, 1600, 600);
  sun(wall, 190, 104, 46);
  tree(wall, 70, FLOOR, 300, { leaf: 13 });
  groundLine(wall, FLOOR);
  waiting(wall);
  office(wall);
  const { rightHand } = figure(wall, 790, FLOOR, 230, {
    bun: true,
    hem: true,
    stick: true,
    rightArm: { at: [OFFICE.left + 46, OFFICE.sill - 34] },
    leftArm: [-30, -8],
  });
  paper(wall, add(rightHand, [-6, -58]));
  notice(wall);
  band(wall, 592, { size: 34 });
  return wall;
}

function waiting(wall: Wall): void {
  bench(wall, 250, 640, FLOOR, 74);
  for (const [x, turban] of [
    [318, true],
    [436, false],
    [560, true],
  ] as const) {
    figure(wall, x, FLOOR, 220, { pose: 'chair', turban, bun: !turban, hem: false });
  }
}

/** Its window is open, and the clerk hands the paper out. */
function office(wall: Wall): void {
  const { left, right, top, sill } = OFFICE;
  wall.shape(box([left, FLOOR], [right, top]), { bow: 0 });
  wall.shape(
    [
      [left - 36, top + 10],
      [left + 10, top - 62],
      [right - 10, top - 62],
      [right + 36, top + 10],
    ],
    { bow: 0, halo: 8 },
  );
  wall.mask(box([left + 30, sill], [right - 120, top + 36]));
  figure(wall, left + 160, FLOOR - 20, 250, {
    tuft: true,
    face: -1,
    rightArm: { at: [left + 62, sill - 30] },
    leftArm: [-34, -10],
    fixed: true,
  });
  wall.mask(box([left + 30, FLOOR - 4], [right - 120, sill]));
  wall.shape(box([left, FLOOR], [right - 120, sill + 8]), { bow: 0 });
  wall.pole([left - 10, sill], [right - 100, sill], 13, { taper: 1, halo: 6 });
  wall.mask(box([right - 92, FLOOR - 3], [right - 26, top + 60]));
}

function paper(wall: Wall, [x, y]: Point): void {
  wall.shape(box([x - 4, y + 66], [x + 48, y]), { bow: 0, color: wall.accent, halo: 6 });
  const lines = [16, 30, 44].map((down) => segment([x + 6, y + down], [x + 38, y + down]));
  wall.ink(lines, 3.4, wall.ground);
}

function notice(wall: Wall): void {
  wall.pole([1400, FLOOR], [1400, 150], 9, { taper: 1 });
  wall.pole([1540, FLOOR], [1540, 150], 9, { taper: 1 });
  wall.shape(box([1386, 300], [1554, 150]), { bow: 0 });
  const lines = [180, 206, 232, 258].map((y) => segment([1408, y], [1530, y]));
  wall.ink(lines, 5, wall.ground);
  figure(wall, 1340, FLOOR, 214, { braid: true, rightArm: [110, 130], leftArm: [-30, -8] });
  figure(wall, 1470, FLOOR, 196, { turban: true, face: -1, stick: true });
  figure(wall, 1556, FLOOR, 118, { child: true, tuft: true, face: -1, rightArm: [90, 130] });
}
