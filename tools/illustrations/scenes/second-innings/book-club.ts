import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, onCircle, type Point, placed, radians, segment } from '../../drawing/points.ts';
import { turn } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';
import { grass } from '../../props/land/field.ts';
import { heldBook } from '../../props/school/held-book.ts';

const CENTER: Point = [330, 320];
const READERS = 8;
const INNER = 104;
const HEIGHT = 214;
const FLOOR = 566;

/** A ring of readers on one mat, round a kettle of tea; one more comes, a book in hand. */
export function bookClub(): Wall {
  const wall = plasteredWall('geru', 205, 900, 640);
  mat(wall);
  for (let i = 0; i < READERS; i++) reader(wall, i);
  teaForAll(wall);
  latecomer(wall);
  return wall;
}

function mat(wall: Wall): void {
  wall.ring(CENTER, 282, 5);
  const fringe: string[] = [];
  for (let i = 0; i < 110; i++) {
    const angle = (i / 110) * Math.PI * 2;
    fringe.push(segment(onCircle(CENTER, angle, 288), onCircle(CENTER, angle, 301)));
  }
  wall.ink(fringe, 3);
}

/** Feet inwards, head outwards, the book where the hands meet. */
function reader(wall: Wall, i: number): void {
  const angle = (i / READERS) * 360 + 22.5;
  const [x, y] = onCircle(CENTER, radians(angle), INNER);
  figure(wall, x, y, HEIGHT, {
    pose: 'sit',
    bun: i % 2 === 0,
    turban: i % 4 === 1,
    hem: false,
    rotation: angle + 90,
    leftArm: { to: [-10, 2], bend: 1 },
    rightArm: { to: [10, 2], bend: -1 },
  });
  openPages(wall, onCircle(CENTER, radians(angle), INNER + HEIGHT * 0.31), angle + 90);
}

function openPages(wall: Wall, center: Point, rotation: number): void {
  const at = (x: number, y: number): Point => add(center, turn([x, y], rotation));
  const pages = [
    [at(-31, -19), at(0, -12), at(0, 19), at(-31, 12)],
    [at(0, -12), at(31, -19), at(31, 12), at(0, 19)],
  ];
  wall.fill(
    pages.map((page) => wall.shapePath(page, 0.02)),
    { color: wall.accent, halo: 6 },
  );
  wall.ink(segment(at(0, -12), at(0, 19)), 3.4, wall.ground);
}

function teaForAll(wall: Wall): void {
  const at = placed(CENTER[0], CENTER[1] + 26);
  wall.shape(at('-30,0 -36,-30 -18,-46 18,-46 36,-30 30,0'), { bow: 0.06 });
  wall.line(at('32,-24 50,-30 56,-48'), 7, { taper: 0.7 });
  wall.ink(`M${CENTER[0] - 22} ${CENTER[1] - 20}c0 -34 44 -34 44 0`, 5);
  wall.dot([CENTER[0], CENTER[1] - 22], 6);
}

function latecomer(wall: Wall): void {
  wall.pole([664, FLOOR], [920, FLOOR], 5.4, { taper: 1 });
  wall.groundY = FLOOR;
  const { leftHand } = figure(wall, 770, FLOOR, 286, {
    turban: true,
    face: -1,
    pose: 'walk',
    stick: true,
    rightArm: { to: [33, -8], bend: -0.8 },
    leftArm: { to: [-20, 4], bend: -1 },
  });
  heldBook(wall, leftHand[0], leftHand[1] - 8, 27, { color: wall.accent });
  grass(wall, 690, 890, FLOOR, 7);
}
