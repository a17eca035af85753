import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { stool } from '../../props/furniture/stool.ts';
import { sewingMachine } from '../../props/household/sewing-machine.ts';

const FLOOR = 574;
const BENCH = { left: 640, right: 872, top: FLOOR - 150 };

/** Back to back: she sews at a treadle machine, he planes a plank at his bench. */
export function skillsAndLivelihood(): Wall {
  const wall = plasteredWall('indigo', 210, 900, 640);
  groundLine(wall, FLOOR);
  tailor(wall);
  carpenter(wall);
  tools(wall);
  threads(wall);
  return wall;
}

function tailor(wall: Wall): void {
  const machine = sewingMachine(wall, 178, FLOOR, 200, -1);
  stool(wall, 396, FLOOR, 96, 74);
  cloth(wall, machine.needle, machine.far);
  figure(wall, 392, FLOOR, 352, {
    bun: true,
    face: -1,
    pose: 'chair',
    lean: 8,
    low: 40,
    leftLeg: [80, 6],
    rightLeg: [88, 16],
    rightArm: { at: add(machine.needle, [16, 4]) },
    leftArm: [-26, 4],
    halo: 0.03,
    fixed: true,
    hem: true,
  });
}

/** From her hands under the needle, over the table's far end and down. */
function cloth(wall: Wall, needle: Point, end: Point): void {
  const color = wall.accent;
  const y = end[1] - 8;
  const top: Point[] = [
    [needle[0] + 70, y - 6],
    [needle[0], y - 5],
    [end[0] + 4, y - 4],
    [end[0] - 26, y + 130],
    [end[0] + 4, y + 136],
    [end[0] + 16, y + 12],
    [needle[0] + 70, y + 8],
  ];
  wall.shape(top, { color, bow: 0, halo: 6 });
}

function carpenter(wall: Wall): void {
  const { left, right, top } = BENCH;
  wall.pole([left, top], [right, top], 14, { taper: 1 });
  for (const x of [left + 22, right - 22]) wall.pole([x, top], [x, FLOOR], 11, { taper: 1 });
  wall.pole([left + 22, FLOOR - 50], [right - 22, FLOOR - 50], 7, { taper: 1 });
  wall.shape(box([left + 30, top - 8], [right + 10, top - 26]), { bow: 0 });
  const plane: Point = [left + 100, top - 28];
  wall.shape(
    points('-34,0 34,0 34,-20 -34,-20').map((corner) => add(plane, corner)),
    {
      bow: 0,
      halo: 6,
    },
  );
  wall.ink(`M${plane[0] + 8} ${plane[1] - 20}l-8 -24`, 6);
  wall.ink(
    `M${plane[0] + 36} ${plane[1] - 14}q30 -30 34 0q-2 18 -18 8M${plane[0] + 74} ${plane[1] - 30}q24 -22 26 2q-4 14 -14 4`,
    4,
  );
  figure(wall, 590, FLOOR, 336, {
    tuft: true,
    lean: 18,
    leftLeg: [-22, -14],
    rightLeg: [22, -2],
    rightArm: { at: add(plane, [-2, -40]) },
    leftArm: [-44, -16],
  });
}

/** Saw, hammer and square hang in a row above the bench. */
function tools(wall: Wall): void {
  wall.pole([596, 52], [880, 52], 6, { taper: 1 });
  wall.shape(points('630,66 652,66 664,182 622,182'), { bow: 0 });
  let teeth = '';
  for (let i = 0; i < 9; i++) teeth += `M${630 - i} ${76 + i * 12}l-9 6l8 6Z`;
  wall.fill(teeth);
  wall.ring([642, 200], 16, 7);
  wall.pole([740, 60], [740, 206], 9, { taper: 1 });
  wall.shape(points('708,70 772,70 772,98 708,98'), { bow: 0 });
  wall.line(points('826,64 826,196 866,196'), 11, { smooth: 0, taper: 1 });
}

function threads(wall: Wall): void {
  let marks = '';
  for (let x = 12; x < 900; x += 30) marks += segment([x, FLOOR + 24], [x + 18, FLOOR + 24]);
  for (let x = 27; x < 900; x += 30) marks += segment([x, FLOOR + 42], [x + 18, FLOOR + 42]);
  wall.ink(marks, 3);
}
