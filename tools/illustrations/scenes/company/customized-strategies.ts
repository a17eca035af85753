import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { tinyFigure } from '../../props/people/tiny-figure.ts';

const FLOOR = 560;
const HELD: readonly [Point, Point] = [
  [226, 176],
  [674, 176],
];
/** The lower edge follows the three roofs below it. */
const CUT = points('674,176 690,436 616,396 540,440 450,362 360,440 284,396 210,436');

/** Two people hold a cloth over a village, cut to the shape of its roofs. */
export function customizedStrategies(): Wall {
  const wall = plasteredWall('lime', 200, 900, 640);
  groundLine(wall, FLOOR);
  hut(wall, 232, FLOOR, 104, { pattern: 'chevrons', height: 78, roof: 48 });
  hut(wall, 564, FLOOR, 104, { pattern: 'diamonds', height: 78, roof: 48 });
  hut(wall, 396, FLOOR, 108, { pattern: 'stripes', height: 104, roof: 58, door: 0.3 });
  villagers(wall);
  figure(wall, 128, FLOOR, 336, {
    bun: true,
    rightArm: { at: HELD[0] },
    leftArm: { at: [222, 250], bend: 1 },
  });
  figure(wall, 772, FLOOR, 344, {
    face: -1,
    tuft: true,
    rightArm: { at: HELD[1] },
    leftArm: { at: [678, 250], bend: 1 },
  });
  cloth(wall);
  plan(wall);
  earth(wall);
  return wall;
}

function villagers(wall: Wall): void {
  const pointing = { left: [-30, -10], right: [130, 160] } as const;
  tinyFigure(wall, 380, FLOOR, 78, { ...pointing, bun: true });
  tinyFigure(wall, 522, FLOOR, 78, { left: [-130, -160], right: [30, 10], bun: false });
}

function cloth(wall: Wall): void {
  const sag: Point[] = [HELD[0], [330, 200], [450, 208], [570, 200]];
  wall.shape([...sag, ...CUT], { color: wall.accent, bow: 0, halo: 8 });
  const seam = `M${[...CUT]
    .slice(1)
    .map((corner) => corner.join(' '))
    .join('L')}`;
  wall.ink(seam, 4);
}

/** The same village on the cloth: three houses, one path, a well and two fields. */
function plan(wall: Wall): void {
  wall.ink('M284 360Q300 326 372 322T450 322T528 322T616 360', 4);
  wall.ink(segment([450, 322], [450, 268]), 4);
  wall.ring([450, 250], 17, 4);
  wall.dot([450, 250], 5);
  for (const [x, y] of points('284,362 616,362 450,342')) {
    wall.fill(`M${x - 17} ${y}v-20l17 -19l17 19v20Z`, { halo: 0 });
  }
  let rows = '';
  for (let i = 0; i < 5; i++) rows += `M524 ${232 + i * 13}h94M282 ${232 + i * 13}h94`;
  wall.ink(rows, 3);
}

function earth(wall: Wall): void {
  let clay = '';
  for (let row = 0; row < 2; row++) {
    for (let x = 14 + row * 18; x < 890; x += 36) clay += `M${x} ${592 + row * 26}l9 -12l9 12`;
  }
  wall.ink(clay, 2.6);
}
