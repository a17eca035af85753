import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bird } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hearthFire } from '../../props/furniture/hearth-fire.ts';
import { seeds } from '../../props/land/field.ts';
import { stars } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';

const FLOOR = 556;
const FIRE = 350;

/** The story rises with the smoke: a hunter, a deer, a palm, birds on their way to the stars. */
export function storytelling(): Wall {
  const wall = plasteredWall('indigo', 209, 900, 640);
  stars(wall, 15, [40, 40], [330, 200]);
  smoke(wall);
  storyInTheSmoke(wall);
  groundLine(wall, FLOOR);
  fire(wall);
  teller(wall);
  listeners(wall);
  seeds(wall, [0, FLOOR + 24], [900, 632], 170, { radius: 2.4 });
  return wall;
}

function smoke(wall: Wall): void {
  const lower = 'C330 330 470 380 560 362 C700 334 800 330 910 250';
  const upper = 'C300 300 330 190 470 190 C620 190 640 70 880 -14';
  wall.ink(`M${FIRE + 6} ${FLOOR - 110}${lower}`, 4);
  wall.ink(`M${FIRE - 6} ${FLOOR - 110}${upper}`, 4);
}

function storyInTheSmoke(wall: Wall): void {
  figure(wall, 462, 366, 128, {
    tuft: true,
    pose: 'stride',
    halo: 0.03,
    rightArm: { to: [34, -24] },
    leftArm: { to: [6, -26], bend: 1 },
  });
  goat(wall, 606, 352, 104, { antlers: true });
  palm(wall, 726, 327, 168, { reach: 50, lean: 0.05, fronds: 9 });
  bird(wall, 820, 110, 40);
  bird(wall, 852, 178, 28);
}

function fire(wall: Wall): void {
  const logs = [
    segment([FIRE - 54, FLOOR - 6], [FIRE + 44, FLOOR - 30]),
    segment([FIRE + 54, FLOOR - 6], [FIRE - 44, FLOOR - 30]),
  ];
  hearthFire(wall, FIRE, FLOOR - 18, 88);
  wall.ink(logs, 11);
}

function teller(wall: Wall): void {
  figure(wall, 166, FLOOR, 350, {
    turban: true,
    pose: 'sit',
    leftArm: { to: [-30, -32], bend: 0.9 },
    rightArm: { to: [27, -50], bend: -0.9 },
  });
}

function listeners(wall: Wall): void {
  const inLap = { pose: 'sit', face: -1, leftArm: { to: [-10, 5], bend: 1 } } as const;
  const child = { ...inLap, child: true } as const;
  figure(wall, 512, FLOOR, 184, { ...child, tuft: true, lean: 6, rightArm: [112, 160] });
  figure(wall, 612, FLOOR, 198, { ...child, braid: true, lean: 12, rightArm: { to: [14, 4] } });
  const { leftShoulder } = figure(wall, 716, FLOOR, 184, {
    ...child,
    tuft: true,
    lean: -4,
    rightArm: { to: [13, -2] },
  });
  figure(wall, 822, FLOOR, 262, {
    ...inLap,
    bun: true,
    lean: 6,
    fixed: true,
    rightArm: { at: leftShoulder, bend: -0.8 },
  });
}
