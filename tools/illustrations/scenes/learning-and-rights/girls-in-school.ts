import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { rider } from '../../props/people/rider.ts';

const FLOOR = 536;
const GATE = { left: 556, right: 862, top: FLOOR - 236, pillar: 34 };

/** A girl cycles up to the school gate and waves; two friends wave back. */
export function girlsInSchool(): Wall {
  const wall = plasteredWall('geru', 205, 900, 640);
  groundLine(wall, FLOOR);
  gate(wall);
  friends(wall);
  rider(wall, 256, FLOOR, 352, { braid: true, leftArm: [-128, -164] });
  satchel(wall);
  band(wall, 624, { size: 36, rows: ['triangles'] });
  return wall;
}

function gate(wall: Wall): void {
  const { left, right, top, pillar } = GATE;
  for (const x of [left, right]) {
    wall.line(box([x - pillar / 2, FLOOR], [x + pillar / 2, top]), 5, { smooth: 0, taper: 1 });
    wall.pole([x + pillar / 2, FLOOR], [x + pillar / 2, top], 5, { taper: 1 });
    let bricks = '';
    for (let row = 0; row < 9; row++) {
      bricks += `M${x - pillar / 2 + 6} ${FLOOR - 14 - row * 25}h${pillar - 12}`;
    }
    wall.ink(bricks, 3);
    wall.pole([x - pillar / 2 - 9, top], [x + pillar / 2 + 9, top], 9, { taper: 1 });
  }
  arch(wall);
}

/** Two bows with a row of triangles between them. */
function arch(wall: Wall): void {
  const middle = (GATE.left + GATE.right) / 2;
  const radius = (GATE.right - GATE.left) / 2;
  const centre = [middle, GATE.top - 6] as const;
  const bow = (r: number) =>
    `M${pointText([middle - r, centre[1]])}A${r} ${r} 0 0 1 ${pointText([middle + r, centre[1]])}`;
  wall.ink([bow(radius + 16), bow(radius - 20)], 5);
  let teeth = '';
  for (let i = 0; i < 17; i++) {
    const angle = Math.PI + ((i + 0.5) / 17) * Math.PI;
    const corners = [
      onCircle(centre, angle - 0.07, radius - 15),
      onCircle(centre, angle, radius + 10),
      onCircle(centre, angle + 0.07, radius - 15),
    ];
    teeth += wall.shapePath(corners, 0);
  }
  wall.fill(teeth);
}

function friends(wall: Wall): void {
  figure(wall, 668, FLOOR, 250, {
    child: true,
    braid: true,
    face: -1,
    rightArm: [118, 158],
    leftArm: [-26, 10],
  });
  figure(wall, 790, FLOOR, 272, {
    child: true,
    bun: true,
    face: -1,
    hem: true,
    rightArm: [126, 166],
    leftArm: [-26, 10],
  });
}

/** Strapped to the carrier over the rear wheel. */
function satchel(wall: Wall): void {
  wall.pole([66, FLOOR - 186], [184, FLOOR - 186], 7, { taper: 1 });
  const color = wall.accent;
  wall.shape(box([72, FLOOR - 190], [152, FLOOR - 260]), { color, bow: 0.02, halo: 8 });
  wall.ink(`M92 ${FLOOR - 260}q20 -26 40 0`, 6, color);
  wall.ink(`M73 ${FLOOR - 226}h78M94 ${FLOOR - 238}v22M130 ${FLOOR - 238}v22`, 4.4, wall.ground);
}
