import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 530;
const BOARD = { left: 250, top: 96, width: 470, height: 330 };

/** A woman counts what was promised, stroke by stroke, on a board that all can see. */
export function modelMeasure(): Wall {
  const wall = plasteredWall('geru', 314, 900, 640);
  groundLine(wall, FLOOR);
  board(wall);
  strokes(wall);
  figure(wall, 800, FLOOR, 290, {
    bun: true,
    face: -1,
    rightArm: { at: [BOARD.left + 440, BOARD.top + 252] },
    leftArm: [-30, -6],
    hem: true,
  });
  figure(wall, 160, FLOOR, 262, { turban: true, rightArm: [96, 120], leftArm: [-24, -8] });
  figure(wall, 76, FLOOR, 244, { bun: true, rightArm: [40, 100], leftArm: [-20, -4], hem: true });
  figure(wall, 232, FLOOR, 150, {
    child: true,
    tuft: true,
    rightArm: [120, 150],
    leftArm: [-50, -70],
  });
  band(wall, 620, { size: 36, rows: ['triangles'] });
  return wall;
}

function board(wall: Wall): void {
  const { left, top, width, height } = BOARD;
  wall.shape(box([left, top + height], [left + width, top]), { bow: 0 });
  wall.pole([left - 14, top], [left + width + 14, top], 10, { taper: 1 });
  for (const x of [left + 40, left + width - 40]) {
    wall.pole([x, top + height], [x, FLOOR], 10, { taper: 1 });
  }
}

/** In fives; the last three are being counted. */
function strokes(wall: Wall): void {
  let path = '';
  for (let group = 0; group < 14; group++) {
    const x = BOARD.left + 60 + (group % 5) * 84;
    const y = BOARD.top + 52 + Math.trunc(group / 5) * 92;
    for (let i = 0; i < 4; i++) {
      path += segment([x + i * 13, y + wall.jitter(2)], [x + i * 13 + wall.jitter(2), y + 56]);
    }
    path += segment([x - 9, y + 48], [x + 48, y + 8]);
  }
  wall.ink(path, 6, wall.ground);
  const last = [396, 409, 422].map((right) =>
    segment([BOARD.left + right, BOARD.top + 236], [BOARD.left + right, BOARD.top + 292]),
  );
  wall.ink(last, 8, wall.accent);
}
