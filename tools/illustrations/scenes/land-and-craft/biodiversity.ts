import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { butterfly } from '../../props/animals/butterfly.ts';
import { goat } from '../../props/animals/goat.ts';
import { heron } from '../../props/animals/heron.ts';
import { peacock } from '../../props/animals/peacock.ts';
import { turtle } from '../../props/animals/turtle.ts';
import { fish, waves } from '../../props/land/water.ts';
import { addBranch } from '../../props/plants/branch.ts';

const FLOOR = 430;
const SHORE = points(
  '-20,430 180,430 350,430 360,434 388,530 452,604 580,620 676,584 706,434 716,430 820,430 920,430',
);

/** A tree arches over a pond with fish, a heron, a turtle; a girl under it writes down what she sees. */
export function biodiversity(): Wall {
  const wall = plasteredWall('neem', 213, 900, 640);
  archingTree(wall);
  pond(wall);
  animals(wall);
  girlWithList(wall);
  return wall;
}

function archingTree(wall: Wall): void {
  for (const shift of [-11, 0, 11]) {
    const bough = points('40,430 46,290 104,160 250,84 460,62 690,104').map(
      ([x, y], i): Point => (i < 3 ? [x + shift, y] : [x, y + shift * 0.7]),
    );
    wall.line(bough, 11, { taper: 0.3 });
  }
  const foliage = { stems: '', leaves: '' };
  const twigs = points('74,216 140,136 222,100 306,80 392,70 478,68 562,80 640,96');
  for (const [i, root] of twigs.entries()) {
    for (const side of i ? [-1, 1] : [-1]) {
      const length = 116 - i * 6;
      const tip: Point = [root[0] + 52 + i * 3, root[1] + side * length * (side < 0 ? 0.5 : 0.95)];
      addBranch(foliage, wall, root, tip, { bend: side * 0.16, leaf: 19, gap: 11 });
    }
  }
  wall.ink(foliage.stems, 4);
  wall.ink(foliage.leaves, 3.4);
}

function pond(wall: Wall): void {
  waves(wall, [374, 458], 694, 2, 26, { length: 40, amplitude: 9, weight: 3.4 });
  wall.line(SHORE, 6, { taper: 1, smooth: 2, wobble: 0.04 });
  fish(wall, 462, 526, 42, 1);
  fish(wall, 622, 544, 40, -1);
  fish(wall, 510, 572, 32, -1);
}

function animals(wall: Wall): void {
  goat(wall, 282, FLOOR, 150, { antlers: true });
  peacock(wall, 810, FLOOR, 136, { color: wall.accent });
  heron(wall, 580, 494, 166, -1);
  turtle(wall, 590, 606, 38, 1);
  birds(wall, [
    [770, 150, 30],
    [830, 104, 24],
  ]);
  butterfly(wall, 446, 300, 22);
  butterfly(wall, 500, 250, 16);
}

function girlWithList(wall: Wall): void {
  const { rightHand } = figure(wall, 138, FLOOR, 190, {
    child: true,
    braid: true,
    pose: 'sit',
    rightArm: { to: [22, -4] },
    leftArm: { to: [14, 2], bend: 1 },
  });
  const [x, y] = rightHand;
  wall.shape(box([x - 10, y - 30], [x + 26, y + 14]), { bow: 0, halo: 5 });
}
