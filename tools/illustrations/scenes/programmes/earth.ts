import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Face, type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bird } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hen } from '../../props/animals/hen.ts';
import { hut } from '../../props/buildings/hut.ts';
import { pot } from '../../props/household/pot.ts';
import { seeds } from '../../props/land/field.ts';
import { sun } from '../../props/land/sky.ts';
import { banyan } from '../../props/plants/banyan.ts';
import { sapling } from '../../props/plants/sapling.ts';

const FLOOR = 790;

/** Chapter 6. Earthwise: one tree, many households. */
export function earth(): Wall {
  const wall = plasteredWall('neem', 8);
  sun(wall, 170, 150, 62);
  groundLine(wall, FLOOR);
  banyan(wall, 790, FLOOR, 740, 480, { roots: 8, leaf: 18 });
  birdsInTheCrown(wall);
  hut(wall, 1330, FLOOR, 190, { pattern: 'stripes' });
  sunPanel(wall);
  planter(wall, 300, 214, { face: 1, bun: true });
  planter(wall, 560, 206, { face: -1, tuft: true });
  gardeners(wall);
  goat(wall, 700, FLOOR + 22, 112, { face: -1, antlers: true });
  goat(wall, 1260, FLOOR + 20, 84, { face: -1, antlers: true });
  hen(wall, 420, FLOOR + 24, 50, { face: -1 });
  seeds(wall, [0, FLOOR + 40], [1600, FLOOR + 96], 260, { radius: 2.6 });
  return wall;
}

function birdsInTheCrown(wall: Wall): void {
  const perches = points('520,330 640,214 970,250 1080,372 800,150 458,440');
  for (const [i, [x, y]] of perches.entries()) {
    wall.dot([x, y - 6], 26, { color: wall.ground });
    bird(wall, x, y, 34, i % 2 ? 1 : -1);
  }
}

function sunPanel(wall: Wall): void {
  const onRoof = (u: number, v: number): Point => [
    1432 + u * 88 + v * 2,
    FLOOR - 168 + u * 66 - v * 70 + 36,
  ];
  const panel = [onRoof(-0.1, 0.1), onRoof(-0.1, 1), onRoof(0.86, 1), onRoof(0.86, 0.1)];
  wall.shape(panel, { color: wall.accent, bow: 0, halo: 10 });
  const cells = [
    segment(onRoof(0.22, 0.12), onRoof(0.22, 0.98)),
    segment(onRoof(0.54, 0.12), onRoof(0.54, 0.98)),
    segment(onRoof(-0.08, 0.55), onRoof(0.84, 0.55)),
  ];
  wall.ink(cells, 3.4, wall.ground);
}

function planter(
  wall: Wall,
  x: number,
  height: number,
  person: { face: Face; bun?: boolean; tuft?: boolean },
): void {
  figure(wall, x, FLOOR + 20, height, {
    ...person,
    pose: 'squat',
    rightArm: { to: [33, 8] },
    leftArm: { to: [20, 12], bend: 1 },
  });
  const spot = x + person.face * height * 0.42;
  sapling(wall, spot, FLOOR + 22, height * 0.36, { color: wall.accent });
}

/** One brings water, a child holds the sapling, one pours. */
function gardeners(wall: Wall): void {
  const { rightHand } = figure(wall, 150, FLOOR + 20, 224, {
    bun: true,
    pose: 'walk',
    rightArm: { to: [22, -6] },
  });
  pot(wall, rightHand[0] + 8, rightHand[1] + 44, 28);
  figure(wall, 1016, FLOOR + 20, 146, {
    child: true,
    braid: true,
    rightArm: { to: [24, 2] },
    leftArm: { to: [18, 6], bend: 1 },
  });
  sapling(wall, 1060, FLOOR + 22, 66, { color: wall.accent });
  figure(wall, 1160, FLOOR + 20, 222, {
    turban: true,
    face: -1,
    lean: 22,
    rightArm: { to: [28, 6] },
    leftArm: { to: [20, 12], bend: 1 },
    leftLeg: [-16, -10],
    rightLeg: [12, 4],
  });
  wall.ink('M1094 720q-14 18 -18 44M1102 722q-8 22 -12 46M1086 716q-20 14 -26 36', 3);
}
