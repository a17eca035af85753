import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { placed, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bird } from '../../props/animals/bird.ts';
import { bull } from '../../props/animals/bull.ts';
import { hut } from '../../props/buildings/hut.ts';
import { pot } from '../../props/household/pot.ts';
import { furrows } from '../../props/land/field.ts';
import { hill } from '../../props/land/hill.ts';
import { woodenPlough } from '../../props/land/plough.ts';
import { sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 566;
const at = placed(0, FLOOR);

/** Chapter 1. Krishi Udaan: a plough, a sown field, a flock rising. */
export function plough(): Wall {
  const wall = plasteredWall('neem', 1);
  sun(wall, 1052, 214, 58);
  hill(wall, 1130, 360, 260, 110);
  hill(wall, 1300, 360, 400, 210);
  wall.pole([760, 360], [1640, 360], 4, { taper: 1 });
  hut(wall, 800, 412, 116, { pattern: 'chevrons' });
  palm(wall, 950, 420, 170, { lean: -0.05, reach: 60 });
  risingFlock(wall);
  groundLine(wall, FLOOR + 6);
  ploughTeam(wall);
  furrows(wall, [-20, FLOOR + 40], [1620, 880], 10, { sprout: 15 });
  transplanting(wall);
  sower(wall);
  scarecrow(wall);
  tree(wall, 330, FLOOR, 250, { leaf: 12 });
  tree(wall, 1546, FLOOR, 240, { leaf: 12 });
  return wall;
}

/** "Udaan" means flight. */
function risingFlock(wall: Wall): void {
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const climb = 300 - Math.sin(t * 1.5) * 190;
    const y = climb + (i % 2 ? 34 : -16) + wall.jitter(6);
    bird(wall, 190 + t * 640, y, 20 + t * 14);
  }
}

function ploughTeam(wall: Wall): void {
  bull(wall, 1226, FLOOR + 4, 232, { head: 6 });
  bull(wall, 1010, FLOOR + 5, 248);
  const { grip, yoke } = woodenPlough(wall, 700, FLOOR, 176);
  wall.line([yoke, [1070, FLOOR - 122], [1290, FLOOR - 150]], 6, { taper: 1 });
  wall.pole([1064, FLOOR - 196], [1082, FLOOR - 116], 8);
  wall.pole([1274, FLOOR - 186], [1290, FLOOR - 120], 8);
  figure(wall, 584, FLOOR + 4, 236, {
    turban: true,
    lean: 14,
    leftLeg: [-34, -26],
    rightLeg: [26, -2],
    rightArm: { at: grip },
    leftArm: [30, 88],
  });
  wall.line(at('646,-140 760,-226 860,-212'), 3.4, { taper: 0.4 });
}

function transplanting(wall: Wall): void {
  for (const [i, [x, y]] of points('150,752 330,768 510,752').entries()) {
    const { rightHand } = figure(wall, x, y, 190, {
      bun: true,
      pose: 'bend',
      face: i === 1 ? -1 : 1,
      lean: 64,
      rightArm: { to: [40, 20] },
      leftArm: { to: [26, 22], bend: 1 },
    });
    sapling(wall, rightHand[0], rightHand[1] + 16, 28, { color: wall.accent });
  }
}

function sower(wall: Wall): void {
  const { rightHand } = figure(wall, 1296, 838, 220, {
    bun: true,
    pose: 'walk',
    rightArm: [74, 84],
    leftArm: { to: [-6, 4] },
  });
  wall.shape(points('1240,746 1300,746 1288,782 1252,782'), { halo: 6, bow: 0.03 });
  for (let i = 0; i < 22; i++) {
    const fall = rightHand[1] + i * i * 0.19 + wall.jitter(12);
    wall.dot([rightHand[0] + 8 + i * 6.4, fall], 3.4, { color: wall.accent });
  }
}

function scarecrow(wall: Wall): void {
  wall.pole([176, FLOOR + 6], [176, FLOOR - 176], 6);
  wall.pole([110, FLOOR - 124], [242, FLOOR - 124], 5);
  wall.shape(at('126,-124 226,-124 204,-50 148,-50'));
  pot(wall, 176, FLOOR - 140, 26);
  const leftSleeve = segment([110, FLOOR - 124], [100, FLOOR - 104]);
  const rightSleeve = segment([242, FLOOR - 124], [252, FLOOR - 104]);
  wall.ink(leftSleeve + rightSleeve, 3);
}
