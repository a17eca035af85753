import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bull } from '../../props/animals/bull.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { counterchange } from '../../props/land/counterchange.ts';
import { moon, sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 372;
const CLOTH = { left: 336, right: 840, top: 50, hem: 240 };

/** An old woman points along a painted cloth and tells its story; elders and children listen below. */
export function eventStoryCircle(): Wall {
  const wall = plasteredWall('geru', 210, 900, 640);
  groundLine(wall, FLOOR);
  cloth(wall);
  paintedStory(wall);
  teller(wall);
  elders(wall);
  children(wall);
  return wall;
}

function cloth(wall: Wall): void {
  const { left, right, top, hem } = CLOTH;
  for (const x of [left - 18, right + 18]) wall.pole([x, FLOOR], [x, top - 36], 9, { taper: 1 });
  wall.pole([left - 40, top - 14], [right + 40, top - 14], 9, { taper: 1 });
  wall.shape(box([left, top - 12], [right, hem]), { bow: 0.004 });
  let fringe = '';
  for (let x = left + 6; x < right; x += 14) fringe += segment([x, hem], [x, hem + 14]);
  wall.ink(fringe, 4);
}

/** From the day in the village to the night on the road, in the colour of the wall. */
function paintedStory(wall: Wall): void {
  const { left, right, top, hem } = CLOTH;
  const groundY = hem - 28;
  counterchange(wall, () => {
    wall.ink(`M${left + 14} ${top + 6}H${right - 14}V${hem - 12}H${left + 14}Z`, 4);
    wall.pole([left + 20, groundY], [right - 20, groundY], 4, { taper: 1 });
    hut(wall, left + 34, groundY, 96, { pattern: 'chevrons' });
    palm(wall, left + 168, groundY, 118, { reach: 38, fronds: 9 });
    bull(wall, left + 252, groundY, 96);
    figure(wall, left + 350, groundY, 100, { pose: 'stride', turban: true, halo: 0.03 });
    goat(wall, left + 432, groundY, 78, { antlers: true });
    moon(wall, left + 452, top + 50, 20);
  });
  sun(wall, left + 318, top + 46, 24, { rays: 22 });
}

function teller(wall: Wall): void {
  const { rightHand } = figure(wall, 166, FLOOR, 276, {
    bun: true,
    lean: 4,
    rightArm: { to: [33, -36] },
    leftArm: [-34, -10],
  });
  wall.pole(add(rightHand, [-12, -2]), [CLOTH.left + 60, 166], 7, { taper: 0.6, halo: 5 });
}

function elders(wall: Wall): void {
  const y = FLOOR + 138;
  wall.pole([-20, y], [920, y], 5, { taper: 1 });
  const row: FigureOptions[] = [
    { turban: true },
    { bun: true, rightArm: { to: [8, -32], bend: 1.4 } },
    { tuft: true },
    { bun: true },
    { turban: true, leftArm: { to: [-10, -28], bend: 1.3 } },
  ];
  for (const [i, looks] of row.entries()) seated(wall, 130 + i * 160, y, 160, looks);
}

function children(wall: Wall): void {
  const y = FLOOR + 254;
  wall.pole([-20, y], [920, y], 5, { taper: 1 });
  for (const [i, x] of [210, 370, 530, 690].entries()) {
    const looks = { child: true, braid: i % 2 === 0, tuft: i % 2 === 1 };
    seated(wall, x, y, 138, i === 2 ? { ...looks, rightArm: [130, 166] } : looks);
  }
}

function seated(wall: Wall, x: number, y: number, height: number, looks: FigureOptions): void {
  figure(wall, x, y, height, {
    pose: 'sit',
    hem: false,
    halo: 0.03,
    rightArm: { to: [18, 10] },
    leftArm: { to: [-18, 10] },
    ...looks,
  });
}
