import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { GROUNDS } from '../../drawing/grounds.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { porch } from '../../props/buildings/porch.ts';
import { ladder } from '../../props/furniture/ladder.ts';
import { pot } from '../../props/household/pot.ts';
import { tarpaPlayer } from '../../props/people/tarpa-player.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 570;
const HOUSE = { left: 230, right: 790, eave: 232 };
const RING: Point = [404, 424];

/** Two women and a girl paint a red house wall: a ring of dancers, a tree, a border under the eave. */
export function indigenousArts(): Wall {
  const wall = plasteredWall('deep', 207, 900, 640);
  groundLine(wall, FLOOR);
  house(wall);
  mural(wall);
  painters(wall);
  return wall;
}

function house(wall: Wall): void {
  const { left, right, eave } = HOUSE;
  wall.shape(box([left, FLOOR - 2], [right, eave]), { bow: 0, color: GROUNDS.geru.ground });
  porch(wall, left, right, FLOOR, { height: FLOOR - eave, roof: 130, eave: 46 });
}

function mural(wall: Wall): void {
  const plain = wall.ground;
  wall.ground = GROUNDS.geru.ground;
  let border = '';
  for (let x = HOUSE.left + 16; x < 540; x += 28) border += `M${x} 276l13 -28l13 28Z`;
  wall.fill(border);
  dancers(wall);
  tree(wall, 708, FLOOR - 6, 196, { leaf: 13, pairs: 6 });
  wall.ground = plain;
}

function dancers(wall: Wall): void {
  const count = 10;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.283;
    const [x, y] = onCircle(RING, angle, 60);
    figure(wall, x, y, 72, {
      rotation: (angle * 180) / Math.PI + 90,
      halo: 0,
      hem: false,
      bun: i % 2 === 0,
      leftArm: [-62, -84],
      rightArm: [62, 84],
    });
  }
  tarpaPlayer(wall, RING[0] - 14, RING[1] + 34, 66);
}

function painters(wall: Wall): void {
  ladder(wall, [600, FLOOR], [572, 258], 40, 9);
  figure(wall, 590, FLOOR - 110, 220, {
    bun: true,
    face: -1,
    fixed: true,
    rightArm: { at: [536, 270] },
    leftArm: { at: [592, 330], bend: 1 },
  });
  const mother = figure(wall, 120, FLOOR, 310, {
    bun: true,
    rightArm: { at: [258, 400] },
    leftArm: { to: [-24, -2] },
  });
  wall.pole(mother.rightHand, [284, 394], 4);
  pot(wall, mother.leftHand[0], mother.leftHand[1] + 32, 20);
  figure(wall, 872, FLOOR, 196, {
    child: true,
    braid: true,
    face: -1,
    rightArm: { at: [782, 452] },
    leftArm: [-14, 2],
  });
}
