import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { phone } from '../../props/household/phone.ts';
import { textile } from '../../props/land/textile.ts';

const FLOOR = 560;
const CLOTH = { left: 196, top: 96, width: 250, height: 392 };
const LENS: Point = [640, 318];

/** A tall new cloth hangs from a frame, its weaver spreads it, a girl takes its picture with a phone. */
export function craftOnline(): Wall {
  const wall = plasteredWall('deep', 206, 900, 640);
  groundLine(wall, FLOOR);
  frame(wall);
  view(wall);
  figure(wall, 84, FLOOR, 350, {
    turban: true,
    rightArm: { at: [CLOTH.left + 8, 340] },
    leftArm: [-14, 4],
  });
  photographer(wall);
  band(wall, 640, { size: 36, rows: ['triangles'] });
  return wall;
}

function frame(wall: Wall): void {
  const { left, top, width } = CLOTH;
  for (const x of [left - 18, left + width + 18]) {
    wall.pole([x, FLOOR], [x, top - 30], 9, { taper: 1 });
  }
  wall.pole([left - 44, top - 8], [left + width + 44, top - 8], 10, { taper: 1 });
  textile(wall, left, top - 6, {
    weave: ['triangles', 'diamonds', 'waves', 'diamonds'],
    width: CLOTH.width,
    height: CLOTH.height,
    motif: 40,
  });
}

/** The camera's view: dashes from the lens to the corners of the cloth. */
function view(wall: Wall): void {
  const right = CLOTH.left + CLOTH.width + 34;
  let path = '';
  for (const y of [CLOTH.top + 10, CLOTH.top + CLOTH.height]) {
    for (let t = 0.2; t < 0.98; t += 0.12) {
      path += segment(mix(LENS, [right, y], t), mix(LENS, [right, y], t + 0.06));
    }
  }
  wall.ink(path, 4, wall.accent);
}

function photographer(wall: Wall): void {
  figure(wall, 780, FLOOR, 330, {
    braid: true,
    face: -1,
    rightArm: { at: [LENS[0] + 20, LENS[1] + 8], bend: 0.4 },
    leftArm: { at: [LENS[0] + 20, LENS[1] + 44], bend: 1, most: 1.4 },
  });
  phone(wall, LENS[0], LENS[1], 52);
}
