import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { porch } from '../../props/buildings/porch.ts';
import { stool } from '../../props/furniture/stool.ts';

const FLOOR = 540;
const TABLE = FLOOR - 128;
const at = placed(0, FLOOR);

/** A form is filled in at a table under a porch roof, two more farmers wait with their papers. */
export function subsidyDesk(): Wall {
  const wall = plasteredWall('neem', 200, 900, 640);
  groundLine(wall, FLOOR);
  porch(wall, 70, 560, FLOOR, { height: 352, roof: 120 });
  desk(wall);
  clerkAndFarmer(wall);
  waitingFarmers(wall);
  band(wall, 626, { size: 36, rows: ['triangles'] });
  return wall;
}

function desk(wall: Wall): void {
  wall.line(at('262,-120 372,0'), 8, { taper: 1 });
  wall.line(at('372,-120 262,0'), 8, { taper: 1 });
  wall.pole([210, TABLE], [424, TABLE], 12, { taper: 1 });
}

function clerkAndFarmer(wall: Wall): void {
  stool(wall, 142, FLOOR, 74, 54);
  stool(wall, 494, FLOOR, 74, 54);
  form(wall);
  figure(wall, 142, FLOOR, 330, {
    pose: 'chair',
    turban: true,
    rightArm: { at: [266, TABLE - 44] },
    leftArm: { to: [16, 12], bend: 1 },
  });
  figure(wall, 494, FLOOR, 322, {
    pose: 'chair',
    face: -1,
    bun: true,
    hem: false,
    rightArm: { at: [368, TABLE - 44] },
    leftArm: { to: [16, 12], bend: 1 },
  });
}

/** The sheet stands up from the table so that it can be seen. */
function form(wall: Wall): void {
  wall.shape(at('268,-134 366,-134 366,-252 268,-252'), { color: wall.accent, bow: 0 });
  let lines = '';
  for (const up of [234, 216, 198]) lines += segment([282, FLOOR - up], [352, FLOOR - up]);
  lines += segment([282, FLOOR - 156], [318, FLOOR - 156]);
  wall.ink(lines, 4, wall.ground);
  wall.dot([344, FLOOR - 162], 9, { color: wall.ground });
}

function waitingFarmers(wall: Wall): void {
  const wife = figure(wall, 676, FLOOR, 286, {
    bun: true,
    face: -1,
    rightArm: { to: [20, -6] },
    leftArm: { to: [15, 2], bend: 1 },
  });
  const [x, y] = wife.rightHand;
  wall.line(
    [
      [x - 12, y + 40],
      [x, y],
      [x + 12, y - 56],
    ],
    16,
    { taper: 1, smooth: 0, halo: 8 },
  );
  figure(wall, 820, FLOOR, 296, {
    turban: true,
    face: -1,
    stick: true,
    rightArm: [22, 42],
    leftArm: [-14, 6],
  });
}
