import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { onCircle, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';

const FLOOR = 510;
const HUB: Point = [442, FLOOR - 58];
const WHEEL = { across: 150, deep: 40 };

/** A master potter and an apprentice shape one pot from both sides, finished pots stand in a row. */
export function artisanTraining(): Wall {
  const wall = plasteredWall('deep', 204, 900, 640);
  groundLine(wall, FLOOR);
  wheel(wall);
  pot(wall, HUB[0], HUB[1] + 8, 104, { color: wall.accent });
  potters(wall);
  finishedPots(wall);
  return wall;
}

function wheel(wall: Wall): void {
  const { across, deep } = WHEEL;
  wall.pole([HUB[0], FLOOR], HUB, 26, { taper: 0.8 });
  const rim = `M${HUB[0] - across} ${HUB[1]}a${across} ${deep} 0 1 1 ${2 * across} 0a${across} ${deep} 0 1 1 ${-2 * across} 0Z`;
  wall.fill(rim, { color: wall.ground });
  wall.ink(rim, 9);
  let spokes = '';
  for (let i = 0; i < 14; i++) {
    const [x, y] = onCircle([0, 0], (i / 14) * 6.283 + 0.2, 1);
    spokes += segment(HUB, [HUB[0] + x * across, HUB[1] + y * deep]);
  }
  wall.ink(spokes, 4);
}

function potters(wall: Wall): void {
  figure(wall, 180, FLOOR, 410, {
    turban: true,
    pose: 'squat',
    rightArm: { at: [HUB[0] - 84, HUB[1] - 104] },
    leftArm: { to: [27, 4], bend: 1 },
  });
  figure(wall, 720, FLOOR, 340, {
    child: true,
    braid: true,
    face: -1,
    pose: 'squat',
    rightArm: { at: [HUB[0] + 90, HUB[1] - 84] },
    leftArm: { at: [HUB[0] + 88, HUB[1] - 50], bend: 1 },
  });
}

function finishedPots(wall: Wall): void {
  for (let i = 0; i < 13; i++) pot(wall, 42 + i * 68, 612, i % 3 === 1 ? 30 : 24);
  wall.pole([-20, 616], [920, 616], 5, { taper: 1 });
}
