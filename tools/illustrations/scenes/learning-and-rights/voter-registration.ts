import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 548;
const TABLE = { left: 356, right: 612, top: FLOOR - 148 };
const PEN: Point = [446, TABLE.top - 30];

/** A young voter bends to sign the register, her friend waits for his turn. */
export function voterRegistration(): Wall {
  const wall = plasteredWall('deep', 214, 900, 640);
  awning(wall);
  groundLine(wall, FLOOR);
  officer(wall);
  table(wall);
  youngVoters(wall);
  band(wall, 626, { size: 36, rows: ['triangles'] });
  return wall;
}

function awning(wall: Wall): void {
  for (const x of [28, 872]) wall.pole([x, FLOOR], [x, 70], 9, { taper: 1 });
  wall.ink('M14 66H886M14 112H886', 5);
  let scallops = '';
  let stripes = '';
  for (let i = 0; i < 15; i++) {
    const x = 18 + i * 57.6;
    scallops += `M${x} 114q28.8 46 57.6 0`;
    if (i % 2) stripes += wall.shapePath(box([x + 3, 108], [x + 54, 70]), 0);
  }
  wall.ink(scallops, 4.4);
  wall.fill(stripes);
}

function officer(wall: Wall): void {
  const at = placed(720, FLOOR);
  wall.line(at('48,0 40,-86 62,-214'), 9, { smooth: 1, taper: 1 });
  wall.pole([688, FLOOR - 80], [764, FLOOR - 80], 11, { taper: 1 });
  wall.pole([692, FLOOR - 80], [690, FLOOR], 9, { taper: 1 });
  figure(wall, 722, FLOOR, 356, {
    bun: true,
    face: -1,
    pose: 'chair',
    low: 40,
    fixed: true,
    rightArm: { at: [556, TABLE.top - 20], bend: -0.6 },
    leftArm: [-24, 14],
    halo: 0.02,
    hem: true,
  });
}

function table(wall: Wall): void {
  const { left, right, top } = TABLE;
  for (const x of [left + 16, right - 16]) wall.pole([x, top], [x, FLOOR], 9, { taper: 1 });
  wall.pole([left - 6, top], [right + 6, top], 11, { taper: 1 });
  const register: Point[] = [
    [410, top - 8],
    [566, top - 8],
    [550, top - 40],
    [488, top - 30],
    [426, top - 40],
  ];
  wall.shape(register, { color: wall.accent, bow: 0, halo: 6 });
  wall.ink(`M488 ${top - 28}V${top - 10}`, 4, wall.ground);
}

function youngVoters(wall: Wall): void {
  figure(wall, 300, FLOOR, 350, {
    braid: true,
    lean: 24,
    leftLeg: [-14, -6],
    rightLeg: [12, 2],
    rightArm: { at: PEN, bend: -0.7 },
    leftArm: [-34, -6],
    hem: true,
  });
  wall.pole([PEN[0] + 10, PEN[1] + 6], [PEN[0] - 10, PEN[1] - 38], 5, { taper: 1 });
  figure(wall, 142, FLOOR, 346, { tuft: true, rightArm: [24, 14], leftArm: [-24, -8] });
}
