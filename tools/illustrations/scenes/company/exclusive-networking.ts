import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { sack } from '../../props/household/sack.ts';
import { seeds } from '../../props/land/field.ts';
import { stars } from '../../props/land/sky.ts';
import { fish } from '../../props/land/water.ts';

const FLOOR = 556;

/** A tea seller pours from high up; farmer, potter, fisher and teacher stand with their cups. */
export function exclusiveNetworking(): Wall {
  const wall = plasteredWall('indigo', 205, 900, 640);
  stars(wall, 16, [330, 30], [880, 170]);
  groundLine(wall, FLOOR);
  stall(wall);
  seller(wall);
  farmer(wall, 420);
  potter(wall, 552);
  fisher(wall, 694);
  teacher(wall, 826);
  seeds(wall, [6, FLOOR + 18], [894, 626], 150, { radius: 3 });
  return wall;
}

function stall(wall: Wall): void {
  wall.pole([32, FLOOR], [32, 150], 9, { taper: 1 });
  wall.pole([312, FLOOR], [312, 190], 9, { taper: 1 });
  wall.line(
    [
      [4, 136],
      [344, 202],
    ],
    9,
    { smooth: 0, taper: 1 },
  );
  let fringe = '';
  for (let i = 0; i < 10; i++) {
    const x = 14 + i * 32;
    fringe += `M${x} ${139 + i * 6}l16 33l16 -27Z`;
  }
  wall.fill(fringe);
  wall.pole([190, 466], [296, 466], 9, { taper: 1 });
  wall.pole([206, 466], [206, FLOOR], 7, { taper: 1 });
  wall.pole([280, 466], [280, FLOOR], 7, { taper: 1 });
}

/** One hand high with the kettle, the other low with the glass. */
function seller(wall: Wall): void {
  const color = wall.accent;
  const kettle: Point = [206, 240];
  const glass: Point = [242, 452];
  wall.ink(
    `M${kettle[0] + 38} ${kettle[1] + 22}Q${glass[0] + 26} 330 ${glass[0] + 6} ${glass[1] - 10}`,
    6,
    color,
  );
  figure(wall, 116, FLOOR, 320, {
    turban: true,
    rightArm: { at: [kettle[0] - 22, kettle[1] + 4] },
    leftArm: { to: [-11, 0], bend: -1 },
  });
  const at = placed(...kettle);
  wall.shape(at('-30,36 30,36 24,0 -24,0'), { color, bow: 0.08, halo: 6 });
  wall.line(at('26,26 44,20 50,4'), 8, { color });
  wall.ink(`M${kettle[0] - 22} ${kettle[1] + 2}q22 -34 44 0`, 6, color);
  cup(wall, glass, 1.4);
}

function cup(wall: Wall, [x, y]: Point, scale = 1): void {
  wall.shape(placed(x, y, scale)('-9,-12 9,-12 7,12 -7,12'), { bow: 0, halo: 5 });
  wall.ink(`M${x - 3} ${y - 20 * scale}q-5 -7 0 -14M${x + 5} ${y - 20 * scale}q5 -7 0 -14`, 2.4);
}

function farmer(wall: Wall, x: number): void {
  const { rightHand, leftHand } = figure(wall, x, FLOOR, 250, {
    turban: true,
    rightArm: { to: [19, -12] },
    leftArm: { to: [-20, 6] },
  });
  sack(wall, leftHand[0] - 6, FLOOR, 54);
  cup(wall, add(rightHand, [4, -6]));
}

function potter(wall: Wall, x: number): void {
  const { rightHand, crown } = figure(wall, x, FLOOR, 246, {
    bun: true,
    face: -1,
    rightArm: { to: [19, -12] },
    leftArm: { to: [-14, -54], bend: -1 },
  });
  pot(wall, crown[0], crown[1] + 4, 32);
  cup(wall, add(rightHand, [-4, -6]));
}

/** With the day's catch on a line. */
function fisher(wall: Wall, x: number): void {
  const { rightHand, leftHand } = figure(wall, x, FLOOR, 252, {
    tuft: true,
    rightArm: { to: [19, -12] },
    leftArm: { to: [-18, 8] },
  });
  for (const [right, down] of [
    [-14, 40],
    [12, 58],
  ] as const) {
    const caught = add(leftHand, [right, down]);
    wall.ink(segment(leftHand, caught), 3);
    fish(wall, ...caught, 34, 1);
  }
  cup(wall, add(rightHand, [4, -6]));
}

function teacher(wall: Wall, x: number): void {
  const { rightHand, leftHand } = figure(wall, x, FLOOR, 246, {
    braid: true,
    face: -1,
    rightArm: { to: [19, -12] },
    leftArm: { to: [-14, 2], bend: 1.2 },
  });
  wall.shape(box(add(leftHand, [-16, -22]), add(leftHand, [22, 26])), { bow: 0, halo: 6 });
  wall.ink(segment(add(leftHand, [-8, -22]), add(leftHand, [-8, 26])), 3, wall.ground);
  cup(wall, add(rightHand, [-4, -6]));
}
