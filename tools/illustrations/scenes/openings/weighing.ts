import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { hut } from '../../props/buildings/hut.ts';
import { stool } from '../../props/furniture/stool.ts';
import { sack } from '../../props/household/sack.ts';
import { sun } from '../../props/land/sky.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 496;
const AXIS = 830;
const BEAM = 132;
const PAN = 376;

/** Grain is weighed in the open: the beam is level, and everybody can read it. */
export function weighing(): Wall {
  const wall = plasteredWall('deep', 301, 1600, 600);
  sun(wall, 250, 128, 44);
  birds(wall, [
    [420, 104, 22],
    [472, 80, 17],
    [372, 138, 15],
  ]);
  tree(wall, 60, FLOOR, 280, { leaf: 12 });
  hut(wall, 1476, FLOOR, 130, { pattern: 'stripes' });
  groundLine(wall, FLOOR);
  scales(wall);
  people(wall);
  band(wall, 588, { size: 40, rows: ['triangles', 'zigzag'] });
  return wall;
}

function scales(wall: Wall): void {
  for (const [foot, width] of [
    [AXIS - 104, 10],
    [AXIS + 104, 10],
    [AXIS + 22, 8],
  ] as const) {
    wall.pole([AXIS, 66], [foot, FLOOR], width, { taper: 1 });
  }
  wall.line(
    [
      [AXIS - 300, BEAM + 12],
      [AXIS, BEAM],
      [AXIS + 300, BEAM + 12],
    ],
    13,
    { taper: 1, halo: 7 },
  );
  wall.shape(
    [
      [AXIS - 14, BEAM],
      [AXIS, 86],
      [AXIS + 14, BEAM],
    ],
    { color: wall.accent, halo: 5, bow: 0 },
  );
  wall.dot([AXIS, BEAM + 6], 11, { color: wall.accent });
  for (const side of [-1, 1]) pan(wall, AXIS + side * 296);
  sack(wall, AXIS - 336, PAN, 50);
  sack(wall, AXIS - 258, PAN, 50);
  for (const [index, right] of [-58, -8, 42].entries()) {
    weight(wall, AXIS + 296 + right, PAN, 50 - index * 7);
  }
}

function pan(wall: Wall, x: number): void {
  const top = BEAM + 14;
  wall.ink(
    segment([x, top], [x - 96, PAN]) +
      segment([x, top], [x + 96, PAN]) +
      segment([x, top], [x, PAN - 60]),
    3.4,
  );
  wall.shape(
    [
      [x - 112, PAN],
      [x + 112, PAN],
      [x + 70, PAN + 26],
      [x - 70, PAN + 26],
    ],
    { bow: 0.02 },
  );
}

function weight(wall: Wall, x: number, y: number, size: number): void {
  wall.shape(
    [
      [x - size * 0.5, y],
      [x - size * 0.36, y - size * 0.8],
      [x + size * 0.36, y - size * 0.8],
      [x + size * 0.5, y],
    ],
    { bow: 0, color: wall.accent, halo: 4 },
  );
  wall.ring([x, y - size * 0.95], size * 0.15, size * 0.09, wall.accent);
}

/** Carriers wait, one steadies, one adds a weight, a child points and two write it down. */
function people(wall: Wall): void {
  for (const [index, x] of [150, 236, 322].entries()) {
    const { crown } = figure(wall, x, FLOOR, 184, {
      bun: index > 0,
      turban: index === 0,
      pose: 'walk',
      rightArm: { to: [15, -54] },
      leftArm: { to: [-14, -54] },
    });
    sack(wall, crown[0], crown[1] + 4, 34);
  }
  figure(wall, 420, FLOOR, 196, {
    tuft: true,
    rightArm: { at: [AXIS - 400, PAN - 20] },
    leftArm: [-30, -10],
  });
  figure(wall, 690, FLOOR, 110, {
    child: true,
    braid: true,
    rightArm: [142, 160],
    leftArm: [-40, -20],
  });
  figure(wall, 980, FLOOR, 200, {
    bun: true,
    rightArm: { at: [AXIS + 240, PAN - 40] },
    leftArm: [-46, 10],
  });
  stool(wall, 1336, FLOOR, 84, 60);
  const { rightHand } = figure(wall, 1340, FLOOR, 192, {
    face: -1,
    pose: 'chair',
    turban: true,
    rightArm: { to: [22, -4] },
    leftArm: { to: [20, -10], bend: 1 },
  });
  sheet(wall, ...add(rightHand, [-44, -48]));
  figure(wall, 1434, FLOOR, 186, { bun: true, face: -1, rightArm: [38, 70], leftArm: [-24, -8] });
}

function sheet(wall: Wall, x: number, y: number): void {
  wall.shape(
    [
      [x, y],
      [x + 54, y],
      [x + 54, y + 58],
      [x, y + 58],
    ],
    { bow: 0, color: wall.accent, halo: 5 },
  );
  const lines = [12, 23, 34, 45].map((down) => segment([x + 8, y + down], [x + 46, y + down]));
  wall.ink(lines, 2.6, wall.ground);
}
