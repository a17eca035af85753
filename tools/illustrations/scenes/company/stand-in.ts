import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { ladder } from '../../props/furniture/ladder.ts';
import { pot } from '../../props/household/pot.ts';
import { addBranch } from '../../props/plants/branch.ts';

const FLOOR = 560;
const STEM: Point = [330, 494];
const CROWN: Point = [330, 170];

/** An unfinished wall painting: half a tree, half a border, a ladder, a brush, a pot of paint. */
export function standIn(): Wall {
  const wall = plasteredWall('lime', 219, 900, 640);
  groundLine(wall, FLOOR);
  wall.line(
    [
      [60, FLOOR],
      [60, 96],
      [860, 96],
      [860, FLOOR],
    ],
    6,
    { smooth: 0, taper: 1 },
  );
  eaves(wall);
  border(wall);
  halfATree(wall);
  ladder(wall, [694, FLOOR - 11], [560, 130], 64, 12);
  paint(wall);
  return wall;
}

function eaves(wall: Wall): void {
  wall.pole([20, 92], [890, 92], 9, { taper: 1 });
  let thatch = '';
  for (let x = 30; x < 890; x += 15)
    thatch += segment([x, 92], [x - 8 + wall.jitter(3), 118 + wall.jitter(5)]);
  for (let x = 36; x < 880; x += 15) thatch += segment([x, 86], [x + (x - 450) * -0.06, 10]);
  wall.ink(thatch, 3);
}

/** Full triangles as far as the painter came, then the marks for the next ones. */
function border(wall: Wall): void {
  const step = 40;
  let done = '';
  let marks = '';
  for (let i = 0; i < 19; i++) {
    const x = 72 + i * step;
    if (i < 9)
      done += wall.shapePath([
        [x, 540],
        [x + step / 2, 506],
        [x + step - 2, 540],
      ]);
    else marks += wall.dotPath([x + step / 2, 506], 3) + wall.dotPath([x, 540], 3);
  }
  wall.fill(done);
  wall.fill(marks);
}

function halfATree(wall: Wall): void {
  wall.pole(STEM, CROWN, 10, { taper: 0.4 });
  const foliage = { stems: '', leaves: '' };
  let marks = '';
  for (let i = 0; i < 8; i++) {
    const root = mix(STEM, CROWN, 0.24 + i * 0.095);
    const reach = 170 * (1 - i * 0.08);
    const left: Point = [root[0] - reach, root[1] - reach * 0.42];
    const right: Point = [root[0] + reach, root[1] - reach * 0.42];
    addBranch(foliage, wall, root, left, { bend: -0.16, leaf: 18, gap: 11 });
    if (i < 3) addBranch(foliage, wall, root, right, { bend: 0.16, leaf: 18, gap: 11 });
    else for (let t = 1; t < 9; t++) marks += wall.dotPath(mix(root, right, t / 8), 2.6);
  }
  wall.ink(foliage.stems, 4);
  wall.ink(foliage.leaves, 3);
  wall.fill(marks);
}

function paint(wall: Wall): void {
  pot(wall, 780, FLOOR, 40, { color: wall.accent });
  wall.line(
    [
      [728, 486],
      [836, 500],
    ],
    8,
    { taper: 0.7, halo: 5 },
  );
  wall.shape(box([818, 490], [856, 510]), { color: wall.accent, bow: 0.1 });
}
