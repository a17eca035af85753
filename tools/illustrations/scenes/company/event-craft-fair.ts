import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bunting } from '../../props/furniture/bunting.ts';
import { pot } from '../../props/household/pot.ts';

const FLOOR = 530;
const TABLE = FLOOR - 122;

/** Makers and buyers on two sides of one table. */
export function eventCraftFair(): Wall {
  const wall = plasteredWall('deep', 321, 900, 640);
  for (const x of [80, 820]) wall.pole([x, FLOOR], [x, 120], 8, { taper: 1 });
  bunting(wall, [74, 132], 826, 24);
  groundLine(wall, FLOOR);
  figure(wall, 210, FLOOR, 280, {
    turban: true,
    rightArm: { at: [330, FLOOR - 176] },
    leftArm: [-28, -6],
  });
  figure(wall, 120, FLOOR, 270, {
    bun: true,
    rightArm: { to: [20, -10] },
    leftArm: { to: [16, 2], bend: 1 },
    hem: true,
  });
  figure(wall, 690, FLOOR, 280, {
    bun: true,
    face: -1,
    rightArm: { at: [572, FLOOR - 176] },
    leftArm: [-28, -6],
    hem: true,
  });
  figure(wall, 770, FLOOR, 164, { child: true, braid: true, face: -1, rightArm: [70, 120] });
  table(wall);
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function table(wall: Wall): void {
  wall.pole([250, TABLE], [650, TABLE], 13, { taper: 1, halo: 8 });
  for (const x of [282, 618]) wall.pole([x, TABLE], [x, FLOOR], 10, { taper: 1 });
  wall.shape(box([300, TABLE + 62], [600, TABLE + 8]), { bow: 0 });
  let teeth = '';
  for (let i = 0; i < 10; i++) teeth += `M${306 + i * 29} ${TABLE + 58}l14.5 -42l14.5 42Z`;
  wall.fill(teeth, { color: wall.ground });
  pot(wall, 352, TABLE - 4, 34);
  pot(wall, 540, TABLE - 4, 26);
  pot(wall, 446, TABLE - 4, 46, { color: wall.accent });
}
