import { band } from '../../drawing/band.ts';
import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { flame } from '../../props/furniture/flame.ts';

const FLOOR = 500;
const GUESTS = [232, 366, 500, 824] as const;
const FREE_PLACE = 662;

/** A meal for all on one long mat; a woman and her child come, and a place is free for them. */
export function oneCommunity(): Wall {
  const wall = plasteredWall('indigo', 208, 900, 640);
  lamps(wall);
  groundLine(wall, FLOOR);
  newcomers(wall);
  guests(wall);
  server(wall);
  for (const x of [...GUESTS, FREE_PLACE]) leafPlate(wall, [x, FLOOR + 48], x !== FREE_PLACE);
  band(wall, 624, { size: 34, rows: ['triangles'] });
  return wall;
}

/** Small lamps on a cord. */
function lamps(wall: Wall): void {
  const at = (share: number): Point => [share * 900, 44 + Math.sin(share * Math.PI) * 52];
  let cord = '';
  for (let i = 0; i < 24; i++) cord += segment(at(i / 24), at((i + 1) / 24));
  wall.ink(cord, 4);
  for (const share of [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]) {
    const [x, y] = at(share);
    wall.shape(box([x - 12, y + 12], [x + 12, y]), { bow: 0 });
    flame(wall, [x, y + 54], 36, { rays: 11 });
  }
}

function guests(wall: Wall): void {
  const looks: FigureOptions[] = [
    { turban: true },
    { bun: true },
    { tuft: true, rightArm: { to: [33, -10], bend: 0.6 } },
    { turban: true, face: -1 },
  ];
  for (const [i, x] of GUESTS.entries()) {
    figure(wall, x, FLOOR, 286, {
      pose: 'sit',
      hem: false,
      rightArm: i % 2 ? { to: [10, 16], bend: -1.2 } : { to: [8, -22], bend: -1.2 },
      leftArm: { to: [-22, 14] },
      ...looks[i],
    });
  }
}

function newcomers(wall: Wall): void {
  const mother = figure(wall, 640, FLOOR, 300, {
    bun: true,
    face: -1,
    leftArm: { to: [-20, 12] },
    rightArm: [24, 60],
  });
  figure(wall, 716, FLOOR, 178, {
    child: true,
    braid: true,
    face: -1,
    rightArm: { at: mother.leftHand },
    leftArm: [-30, 10],
  });
}

function server(wall: Wall): void {
  const { rightHand, leftHand } = figure(wall, 84, FLOOR, 320, {
    bun: true,
    lean: 14,
    leftLeg: [-18, -8],
    rightLeg: [22, 4],
    rightArm: { to: [29, -14], bend: 0.8 },
    leftArm: { to: [12, 8], bend: 1 },
  });
  wall.pole(add(rightHand, [-22, -26]), add(rightHand, [10, 22]), 6, { taper: 1, halo: 4 });
  wall.dot(add(rightHand, [14, 28]), 11, { halo: 4 });
  const pail = add(leftHand, [4, 6]);
  wall.shape([add(pail, [-24, 0]), add(pail, [34, 0]), add(pail, [26, 52]), add(pail, [-16, 52])], {
    color: wall.accent,
    bow: 0.02,
    halo: 6,
  });
}

/** A strip of banana leaf, with rice and two helpings if it is served. */
function leafPlate(wall: Wall, [x, y]: Point, isServed: boolean): void {
  wall.shape(box([x - 46, y + 9], [x + 46, y - 7]), { bow: 0.03 });
  wall.ink(segment([x - 36, y + 1], [x + 36, y + 1]), 3, wall.ground);
  if (!isServed) return;
  const color = wall.accent;
  for (const [side, up, radius] of [
    [-22, 10, 7],
    [-9, 12, 9],
    [-14, 20, 7],
    [24, 10, 8],
  ] as const) {
    wall.dot([x + side, y - up], radius, { color });
  }
}
