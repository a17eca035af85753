import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bigWheel } from '../../props/buildings/big-wheel.ts';
import { pot } from '../../props/household/pot.ts';
import { umbrella } from '../../props/household/umbrella.ts';

const FLOOR = 556;

/** At a fair children ride a wooden wheel while a potter sells her pots under an umbrella. */
export function eventCraftFair(): Wall {
  const wall = plasteredWall('deep', 211, 900, 640);
  groundLine(wall, FLOOR);
  bigWheel(wall, 646, FLOOR, 184);
  stall(wall);
  figure(wall, 396, FLOOR, 206, {
    braid: true,
    face: -1,
    rightArm: [46, 30],
    leftArm: [-26, -8],
  });
  figure(wall, 862, FLOOR, 128, { child: true, tuft: true, face: -1, rightArm: [30, 60] });
  band(wall, 624, { size: 32, rows: ['triangles'] });
  return wall;
}

function stall(wall: Wall): void {
  umbrella(wall, 186, FLOOR, 310, { reach: 166, color: wall.accent });
  figure(wall, 104, FLOOR, 214, {
    pose: 'sit',
    bun: true,
    lean: 8,
    rightArm: { to: [26, 0] },
    leftArm: { to: [-8, 16], bend: 1 },
  });
  for (const [x, y, size] of [
    [232, FLOOR, 26],
    [288, FLOOR, 26],
    [260, FLOOR - 40, 24],
  ] as const) {
    pot(wall, x, y, size);
  }
}
