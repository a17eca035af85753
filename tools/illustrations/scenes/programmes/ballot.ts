import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hen } from '../../props/animals/hen.ts';
import { hut } from '../../props/buildings/hut.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 760;

/** Chapter 9. Fostering democracy: a line that everyone stands in. */
export function ballot(): Wall {
  const wall = plasteredWall('deep', 11);
  sun(wall, 690, 190, 56);
  tree(wall, 120, FLOOR, 560, { leaf: 17, pairs: 10 });
  palm(wall, 330, FLOOR, 470, { lean: 0.05, reach: 120 });
  palm(wall, 1530, FLOOR, 560, { lean: -0.05, reach: 130 });
  birds(wall, [
    [900, 180, 26],
    [962, 146, 19],
    [850, 226, 18],
  ]);
  pollingHall(wall);
  groundLine(wall, FLOOR);
  ballotBox(wall);
  officer(wall);
  frontOfTheLine(wall);
  wheelchair(wall, 630);
  backOfTheLine(wall);
  hen(wall, 470, FLOOR + 40, 42);
  goat(wall, 1530, FLOOR, 80, { face: -1 });
  band(wall, 872, { size: 40 });
  return wall;
}

function pollingHall(wall: Wall): void {
  hut(wall, 1010, FLOOR, 480, { pattern: 'chevrons', height: 250, roof: 170 });
  wall.mask(box([1050, FLOOR - 2], [1450, FLOOR - 226]));
  wall.line(box([1050, FLOOR], [1450, FLOOR - 228]), 5, { smooth: 0, taper: 1 });
}

/** The table, the box and the hand with a folded paper. */
function ballotBox(wall: Wall): void {
  wall.pole([1140, FLOOR - 92], [1340, FLOOR - 92], 8, { taper: 1 });
  wall.pole([1158, FLOOR - 92], [1158, FLOOR], 6);
  wall.pole([1322, FLOOR - 92], [1322, FLOOR], 6);
  const sides = box([1196, FLOOR - 96], [1290, FLOOR - 178]);
  wall.shape(sides, { color: wall.accent, bow: 0, halo: 6 });
  wall.ink(`M1222 ${FLOOR - 178}h42`, 7, wall.ground);
  wall.shape(box([1230, FLOOR - 222], [1258, FLOOR - 176]), { bow: 0, halo: 4 });
  figure(wall, 1112, FLOOR, 218, {
    bun: true,
    rightArm: { at: [1240, FLOOR - 214], bend: 1 },
    leftArm: [-20, 8],
  });
}

function officer(wall: Wall): void {
  figure(wall, 1400, FLOOR, 200, {
    face: -1,
    pose: 'chair',
    turban: true,
    rightArm: { at: [1330, FLOOR - 100] },
    leftArm: { to: [20, 4], bend: 1 },
    low: 52,
  });
  wall.pole([1424, FLOOR - 60], [1380, FLOOR - 60], 6);
  wall.pole([1424, FLOOR], [1428, FLOOR - 120], 6);
}

function frontOfTheLine(wall: Wall): void {
  figure(wall, 992, FLOOR, 214, { turban: true, rightArm: [24, 40] });
  figure(wall, 900, FLOOR, 208, { bun: true, rightArm: { to: [16, -4] } });
  figure(wall, 838, FLOOR, 118, { child: true, rightArm: [60, 100] });
  figure(wall, 752, FLOOR, 208, {
    lean: 20,
    tuft: true,
    rightArm: [44, 70],
    stick: true,
    leftLeg: [-10, -16],
    rightLeg: [14, 2],
  });
}

function wheelchair(wall: Wall, x: number): void {
  const hub: Point = [x, FLOOR - 50];
  wall.ring(hub, 48, 5);
  let spokes = '';
  for (let i = 0; i < 10; i++) spokes += segment(hub, onCircle(hub, (i / 10) * 6.283, 46));
  wall.ink(spokes, 2);
  wall.ring([x + 74, FLOOR - 16], 15, 4);
  wall.line(placed(x, FLOOR)('-40,-148 -24,-76 74,-76 80,-24'), 5.5, { smooth: 1, taper: 1 });
  figure(wall, x + 4, FLOOR, 200, {
    bun: true,
    pose: 'chair',
    low: 62,
    leftLeg: [84, 10],
    rightLeg: [92, 14],
    rightArm: { to: [26, 4] },
    leftArm: { to: [6, 16], bend: 1 },
  });
}

function backOfTheLine(wall: Wall): void {
  figure(wall, 520, FLOOR, 216, {
    tuft: true,
    rightArm: { at: [594, FLOOR - 136] },
    leftArm: { at: [592, FLOOR - 128], bend: 1 },
    pose: 'walk',
  });
  waterCarrier(wall, 420, FLOOR, 210, 1, { bun: true, rightArm: { to: [14, -50] } });
  figure(wall, 330, FLOOR, 214, { turban: true, rightArm: [20, 60] });
  figure(wall, 240, FLOOR, 204, { bun: true, rightArm: [30, 70] });
  figure(wall, 168, FLOOR, 202, { tuft: true, pose: 'walk' });
}
