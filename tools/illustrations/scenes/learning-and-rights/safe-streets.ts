import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, mix, type Point, segment } from '../../drawing/points.ts';
import { skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';
import { brickwork } from '../../props/buildings/brickwork.ts';
import { moon, stars } from '../../props/land/sky.ts';

const FLOOR = 556;
const LAMP: Point = [366, 96];

/** Four women walk home hand in hand under a street lamp, a neighbour watches from her door. */
export function safeStreets(): Wall {
  const wall = plasteredWall('geru', 208, 900, 640);
  stars(wall, 9, [150, 24], [290, 150]);
  stars(wall, 15, [664, 30], [880, 210]);
  moon(wall, 96, 92, 34);
  house(wall);
  groundLine(wall, FLOOR);
  lamp(wall);
  walkers(wall);
  paving(wall);
  return wall;
}

function lamp(wall: Wall): void {
  const color = wall.accent;
  wall.line(
    [
      [606, FLOOR],
      [606, 110],
      [566, 62],
      [396, 66],
    ],
    12,
    { taper: 0.7, smooth: 3 },
  );
  wall.pole([578, FLOOR], [634, FLOOR], 14, { taper: 1 });
  const shade: Point[] = [
    [LAMP[0] - 22, LAMP[1] - 34],
    [LAMP[0] + 34, LAMP[1] - 34],
    [LAMP[0] + 56, LAMP[1]],
    [LAMP[0] - 44, LAMP[1]],
  ];
  wall.shape(shade, { bow: 0 });
  wall.dot([LAMP[0] + 6, LAMP[1] + 12], 20, { color, halo: 6 });
  let rays = '';
  for (let i = -6; i <= 6; i++) {
    const source: Point = [LAMP[0] + 6, LAMP[1] + 12];
    const end: Point = [source[0] + i * 38, FLOOR - 250 - Math.abs(i) * 5];
    rays += segment(mix(source, end, 0.22), mix(source, end, i % 2 ? 0.66 : 0.86));
  }
  wall.ink(rays, 5, color);
}

function walkers(wall: Wall): void {
  const row = [120, 236, 352, 468].map((x, i) => ({ x, height: 268 + (i % 2) * 12 }));
  const bodies = row.map(({ x, height }) => skeleton(x, FLOOR, height, { bun: true }).handles);
  for (const [i, { x, height }] of row.entries()) {
    const [self, next, previous] = [bodies[i], bodies[i + 1], bodies[i - 1]];
    const join = (a = self, b = self): Point | undefined =>
      a && b && a !== b ? add(mix(a.rightShoulder, b.leftShoulder, 0.5), [0, 62]) : undefined;
    const ahead = join(self, next);
    const behind = join(previous, self);
    figure(wall, x, FLOOR, height, {
      bun: i % 2 === 0,
      braid: i % 2 === 1,
      fixed: true,
      halo: 0.01,
      hem: true,
      leftLeg: [-22, -34],
      rightLeg: [24, 4],
      rightArm: ahead ? { at: ahead, bend: -0.6 } : [64, 120],
      leftArm: behind ? { at: behind, bend: 0.6 } : [-40, -24],
    });
  }
}

function house(wall: Wall): void {
  const [left, right, top] = [704, 920, 262];
  wall.line(box([left, FLOOR], [right, top]), 6, { smooth: 0, taper: 1 });
  wall.pole([left - 22, top], [right, top], 9, { taper: 1 });
  let tiles = '';
  for (let x = left - 22; x < right; x += 22) tiles += `M${x} ${top + 6}q11 26 22 0`;
  wall.ink(tiles, 3);
  wall.line(box([744, FLOOR], [868, 330]), 6, { smooth: 0, taper: 1 });
  wall.pole([868, FLOOR], [868, 330], 6, { taper: 1 });
  figure(wall, 812, FLOOR, 204, { bun: true, face: -1, rightArm: [122, 164], hem: true });
}

function paving(wall: Wall): void {
  brickwork(wall, [-30, 570], [930, 630], { rows: 2, length: 68 });
}
