import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { butterfly } from '../../props/animals/butterfly.ts';
import { goat } from '../../props/animals/goat.ts';
import { heron } from '../../props/animals/heron.ts';
import { peacock } from '../../props/animals/peacock.ts';
import { turtle } from '../../props/animals/turtle.ts';
import { fish, waves } from '../../props/land/water.ts';
import { addBranch } from '../../props/plants/branch.ts';

const FLOOR = 440;
const SHORE = points(
  '-20,440 180,440 270,440 282,446 318,530 392,604 530,620 660,596 704,528 726,446 738,440 820,440 920,440',
);
const BOUGH = points('40,440 42,330 84,232 210,186 400,178 600,196');

/** A peacock on a bough over a pond with fish, a heron and a turtle; a girl writes down what she sees. */
export function biodiversity(): Wall {
  const wall = plasteredWall('neem', 213, 900, 640);
  overhangingTree(wall);
  pond(wall);
  animals(wall);
  girlWithList(wall);
  return wall;
}

function overhangingTree(wall: Wall): void {
  const foliage = { stems: '', leaves: '' };
  const twigs = points('52,300 74,250 120,212 190,192 270,184 350,180 590,194');
  for (const [i, root] of twigs.entries()) {
    const tip: Point = [root[0] + (i < 2 ? -30 : 34) + i * 4, root[1] - 128 + i * 5];
    addBranch(foliage, wall, root, tip, { bend: i < 2 ? 0.2 : -0.14, leaf: 20, gap: 11 });
  }
  addBranch(foliage, wall, [560, 192], [672, 236], { bend: -0.12, leaf: 19, gap: 11 });
  wall.ink(foliage.stems, 4);
  wall.ink(foliage.leaves, 3.4);
  for (const shift of [-11, 0, 11]) {
    const bough = BOUGH.map(([x, y], i): Point => (i < 3 ? [x + shift, y] : [x, y + shift * 0.6]));
    wall.line(bough, 11, { taper: 0.35 });
  }
}

function pond(wall: Wall): void {
  waves(wall, [306, 474], 712, 2, 26, { length: 40, amplitude: 9, weight: 3.4 });
  wall.line(SHORE, 6, { taper: 1, smooth: 2, wobble: 0.04 });
  fish(wall, 404, 550, 44, 1);
  fish(wall, 650, 546, 40, -1);
  fish(wall, 480, 590, 32, -1);
}

function animals(wall: Wall): void {
  peacock(wall, 486, 176, 124, { color: wall.accent });
  goat(wall, 800, FLOOR, 164, { antlers: true, face: -1 });
  heron(wall, 598, 508, 172, -1);
  turtle(wall, 580, 606, 40, 1);
  birds(wall, [
    [760, 96, 32],
    [830, 54, 26],
  ]);
  butterfly(wall, 280, 290, 22);
  butterfly(wall, 338, 344, 16);
}

function girlWithList(wall: Wall): void {
  const { rightHand } = figure(wall, 172, FLOOR, 238, {
    child: true,
    braid: true,
    pose: 'sit',
    rightArm: { to: [20, -6] },
    leftArm: { to: [13, 4], bend: 1 },
  });
  const corner = add(rightHand, [-14, 12]);
  wall.shape(box(corner, add(corner, [46, -58])), { bow: 0, halo: 5 });
  const lines = [16, 30, 44].map((up) => segment(add(corner, [9, -up]), add(corner, [36, -up])));
  wall.ink(lines, 4, wall.ground);
}
