import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point, pointAt, points, soften } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bull } from '../../props/animals/bull.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { stool } from '../../props/furniture/stool.ts';
import { sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 470;
const UPPER = points('236,120 330,56 520,34 720,30 940,20');
const LOWER = points('262,220 350,208 540,204 730,200 940,190');

/** An old woman tells a story to elders and children; what she tells goes across the sky. */
export function eventStoryCircle(): Wall {
  const wall = plasteredWall('geru', 210, 900, 640);
  groundLine(wall, FLOOR);
  stool(wall, 116, FLOOR, 120, 66);
  const { rightHand } = figure(wall, 112, FLOOR, 310, {
    pose: 'chair',
    leftLeg: [66, -14],
    rightLeg: [88, -4],
    bun: true,
    halo: 0.02,
    hem: false,
    lean: 4,
    rightArm: { to: [32, -34] },
    leftArm: { to: [8, 14], bend: 1 },
  });
  story(wall, rightHand);
  elders(wall);
  children(wall);
  return wall;
}

/** The story begins at her hand and widens. */
function story(wall: Wall, hand: Point): void {
  const upper = soften([hand, ...UPPER], 3);
  const lower = soften([hand, ...LOWER], 3);
  for (const edge of [upper, lower]) wall.line(edge, 5, { taper: 1, smooth: 0 });
  let seam = '';
  for (let i = 6; i < lower.length; i++) {
    seam += wall.dotPath(mix(pointAt(upper, i), pointAt(lower, i), 1.09), 3.2);
    seam += wall.dotPath(mix(pointAt(upper, i), pointAt(lower, i), -0.09), 3.2);
  }
  wall.fill(seam);
  const floor = 192;
  hut(wall, 330, floor, 96, { pattern: 'chevrons' });
  palm(wall, 474, floor, 118, { reach: 38, fronds: 9 });
  bull(wall, 586, floor - 2, 104);
  goat(wall, 706, floor - 4, 84, { antlers: true });
  sun(wall, 816, 108, 34, { rays: 28 });
}

function elders(wall: Wall): void {
  const listening = { pose: 'sit', face: -1 } as const;
  const y = FLOOR + 12;
  figure(wall, 344, y, 216, {
    ...listening,
    turban: true,
    lean: 6,
    rightArm: { to: [20, 10] },
    leftArm: { to: [-14, 12] },
  });
  figure(wall, 496, y, 210, {
    ...listening,
    bun: true,
    lean: 10,
    rightArm: { to: [8, -32], bend: 1.4 },
    leftArm: { to: [6, 14], bend: 1 },
  });
  figure(wall, 646, y, 218, {
    ...listening,
    tuft: true,
    lean: -4,
    rightArm: { to: [20, 10] },
    leftArm: [-34, -12],
  });
  figure(wall, 796, y, 210, {
    ...listening,
    bun: true,
    lean: 8,
    rightArm: { to: [19, 6] },
    leftArm: { to: [-14, 12] },
  });
}

function children(wall: Wall): void {
  wall.pole([196, FLOOR + 158], [920, FLOOR + 158], 6, { taper: 1 });
  for (const [i, x] of [270, 418, 570, 722, 856].entries()) {
    figure(wall, x, FLOOR + 156, 160, {
      child: true,
      pose: 'sit',
      face: -1,
      braid: i % 2 === 0,
      tuft: i % 2 === 1,
      lean: -4,
      rightArm: i === 2 ? [110, 160] : { to: [14, 6] },
      leftArm: { to: [-10, 8] },
    });
  }
}
