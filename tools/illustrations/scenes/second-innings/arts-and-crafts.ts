import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Wall } from '../../drawing/wall.ts';
import { stool } from '../../props/furniture/stool.ts';
import { pot } from '../../props/household/pot.ts';

const FLOOR = 530;

/** One elder threads beads, one shapes a pot, and one paints a shelf while a child looks on. */
export function artsAndCrafts(): Wall {
  const wall = plasteredWall('geru', 334, 900, 640);
  groundLine(wall, FLOOR);
  shelf(wall);
  threadsBeads(wall);
  stool(wall, 400, FLOOR, 96, 44);
  pot(wall, 400, FLOOR - 50, 46, { color: wall.accent });
  figure(wall, 320, FLOOR, 268, {
    pose: 'squat',
    turban: true,
    rightArm: { at: [366, FLOOR - 96] },
    leftArm: { at: [356, FLOOR - 76], bend: 1 },
    fixed: true,
  });
  figure(wall, 676, FLOOR, 254, { bun: true, rightArm: [96, 132], leftArm: [-30, -8], hem: true });
  wall.pole([720, FLOOR - 182], [752, FLOOR - 216], 5, { smooth: 0, color: wall.accent });
  figure(wall, 790, FLOOR, 150, { child: true, tuft: true, face: -1, rightArm: [80, 130] });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function shelf(wall: Wall): void {
  for (const { y, pots, size, gap } of [
    { y: 150, pots: 5, size: 24, gap: 67 },
    { y: 260, pots: 4, size: 30, gap: 84 },
  ]) {
    wall.pole([500, y], [850, y], 8, { taper: 1 });
    for (let i = 0; i < pots; i++) pot(wall, 540 + i * gap, y - 4, size);
  }
  for (const x of [512, 838]) wall.pole([x, 130], [x, FLOOR], 8, { taper: 1 });
}

function threadsBeads(wall: Wall): void {
  figure(wall, 150, FLOOR, 262, {
    pose: 'sit',
    bun: true,
    rightArm: { to: [22, 6] },
    leftArm: { to: [18, 2], bend: 1 },
  });
  let beads = '';
  for (let i = 0; i < 13; i++) {
    const y = FLOOR - 74 + Math.sin((i / 12) * Math.PI) * 34;
    beads += wall.dotPath([206 + i * 4.4, y], 4);
  }
  wall.fill(beads);
  wall.shape(
    [
      [232, FLOOR - 21],
      [292, FLOOR - 21],
      [281, FLOOR],
      [243, FLOOR],
    ],
    { bow: 0.02, halo: 4 },
  );
}
