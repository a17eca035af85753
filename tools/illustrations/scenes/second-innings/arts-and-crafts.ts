import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine, mendGroundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { stool } from '../../props/furniture/stool.ts';
import { pot } from '../../props/household/pot.ts';

const FLOOR = 548;
const JAR = { x: 560, size: 216 };

/** One great jar: painted from both sides, while beads are threaded for its neck. */
export function artsAndCrafts(): Wall {
  const wall = plasteredWall('geru', 203, 900, 640);
  groundLine(wall, FLOOR);
  pot(wall, JAR.x, FLOOR - 3, JAR.size, { color: wall.accent });
  mendGroundLine(wall, JAR.x, FLOOR, JAR.size * 0.8);
  jarPattern(wall);
  painterOnStool(wall);
  painterOnTheGround(wall);
  beadThreader(wall);
  band(wall, 622, { size: 36, rows: ['zigzag', 'dots'] });
  return wall;
}

/** Painted down to where the zigzag of the potter runs; the lower half is still bare. */
function jarPattern(wall: Wall): void {
  const { x, size } = JAR;
  const color = wall.ground;
  const triangles: string[] = [];
  for (let i = -4; i <= 4; i++) {
    const at = placed(x + i * 38, FLOOR - size * 0.98);
    triangles.push(wall.shapePath(at('-16,0 16,0 0,-34'), 0));
  }
  wall.fill(triangles, { color });
  wall.ink(`M${x - 176} ${FLOOR - size * 0.96}H${x + 176}`, 6, color);
  wall.ink(`M${x - 64} ${FLOOR - size * 1.24}H${x + 64}`, 6, color);
}

function painterOnStool(wall: Wall): void {
  const top = FLOOR - 74;
  const { leftHand, rightHand } = figure(wall, 300, top, 290, {
    bun: true,
    hem: true,
    lean: 6,
    rightArm: { at: [JAR.x - 196, FLOOR - JAR.size * 1.06] },
    leftArm: { to: [-26, 1] },
  });
  pot(wall, leftHand[0], leftHand[1] + 20, 17);
  stool(wall, 322, FLOOR, 104, 70);
  brush(wall, rightHand, [JAR.x - 160, FLOOR - JAR.size * 1.02]);
}

function painterOnTheGround(wall: Wall): void {
  const { rightHand } = figure(wall, 830, FLOOR, 270, {
    turban: true,
    face: -1,
    pose: 'squat',
    lean: 4,
    rightArm: { at: [JAR.x + 196, FLOOR - 150] },
    leftArm: [-28, 40],
  });
  brush(wall, rightHand, [JAR.x + 158, FLOOR - 160]);
}

function brush(wall: Wall, hand: Point, tip: Point): void {
  wall.pole(hand, tip, 6, { taper: 0.4 });
}

function beadThreader(wall: Wall): void {
  const { rightHand } = figure(wall, 84, FLOOR, 290, {
    bun: true,
    pose: 'sit',
    lean: 6,
    leftArm: [-34, 42],
    rightArm: { to: [37, -34] },
  });
  basket(wall, 206, FLOOR - 4);
  const strand: string[] = [];
  for (let i = 0; i <= 11; i++) {
    const t = i / 11;
    const bead = mix(rightHand, [200, FLOOR - 50], t);
    strand.push(wall.dotPath([bead[0] + Math.sin(t * 3.14) * 16, bead[1]], 6.5));
  }
  wall.fill(strand, { halo: 3 });
}

function basket(wall: Wall, x: number, y: number): void {
  const at = placed(x, y);
  wall.shape(at('-40,-48 40,-48 28,0 -28,0'), { bow: 0.03 });
  wall.ink(`M${x - 32} ${y - 30}l13 14l13 -14l13 14l13 -14l13 14`, 3, wall.ground);
}
