import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot, waterCarrier } from '../../props/household/pot.ts';
import { cloud, rain } from '../../props/land/rain.ts';
import { waves } from '../../props/land/water.ts';

const FLOOR = 540;
const ROOF = points('20,330 120,200 350,200 450,330');
const TANK = { left: 510, right: 640, top: 372 };

/** Rain runs off a tiled roof through a pipe into a tank, a boy fills a pot, a woman carries one on her head. */
export function rainwater(): Wall {
  const wall = plasteredWall('neem', 212, 900, 640);
  groundLine(wall, FLOOR);
  rain(wall, [40, 104], [500, 306], { gap: 36, drop: 22 });
  cloud(wall, 150, 84, 80);
  cloud(wall, 400, 100, 96);
  house(wall);
  tank(wall);
  pipe(wall);
  people(wall);
  waves(wall, [-20, 572], 940, 3, 24, { length: 44, amplitude: 9, weight: 3 });
  return wall;
}

function house(wall: Wall): void {
  wall.mask(box([70, FLOOR - 4], [400, 330]));
  for (const x of [70, 400]) wall.pole([x, FLOOR], [x, 330], 8, { taper: 1 });
  wall.mask(ROOF);
  const [left, leftTop, rightTop, right] = ROOF;
  if (!left || !leftTop || !rightTop || !right) return;
  let tiles = '';
  for (let row = 1; row < 6; row++) {
    const from = mix(leftTop, left, row / 6);
    const to = mix(rightTop, right, row / 6);
    for (let x = from[0] + 8; x < to[0] - 14; x += 22) tiles += `M${x} ${from[1]}q9 16 18 0`;
  }
  wall.ink(tiles, 3);
  wall.line([left, leftTop, rightTop, right], 7, { smooth: 0, taper: 1 });
  wall.shape(box([98, FLOOR], [166, 392]), { bow: 0 });
  const window: Point = [308, 400];
  wall.ink(
    `M${window[0]} ${window[1]}h76v64h-76ZM${window[0] + 38} ${window[1]}v64M${window[0]} ${window[1] + 32}h76`,
    4.5,
  );
}

/** Its side is left open, so that the water shows. */
function tank(wall: Wall): void {
  const { left, right, top } = TANK;
  wall.line(
    [
      [left, top],
      [left, FLOOR],
      [right, FLOOR],
      [right, top],
    ],
    9,
    { smooth: 0, taper: 1 },
  );
  waves(wall, [left + 12, top + 52], right + 4, 6, 20, { length: 30, amplitude: 7, weight: 3 });
}

function pipe(wall: Wall): void {
  const color = wall.accent;
  wall.line(points('14,338 460,344'), 11, { color, taper: 1 });
  wall.line(points('456,344 470,372 556,362 564,392'), 11, { color, taper: 1, smooth: 1 });
  wall.ink(segment([559, 396], [557, 418]) + segment([569, 396], [571, 418]), 3.4);
}

function people(wall: Wall): void {
  wall.line(points('640,434 676,434 682,450'), 8);
  wall.ink('M682 456v32M675 454v28', 3.4);
  pot(wall, 680, FLOOR - 2, 30);
  figure(wall, 748, FLOOR, 196, {
    child: true,
    tuft: true,
    face: -1,
    lean: 10,
    rightArm: { at: [690, 428] },
    leftArm: [-14, 6],
  });
  waterCarrier(wall, 840, FLOOR, 250, 1, {
    bun: true,
    face: -1,
    rightArm: { to: [15, -52] },
    leftArm: [-12, 4],
  });
  figure(wall, 240, FLOOR, 180, {
    child: true,
    braid: true,
    rightArm: [110, 150],
    leftArm: [-110, -150],
  });
}
