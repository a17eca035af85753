import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Point, radians } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bull } from '../../props/animals/bull.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { moonPhase } from '../../props/land/moon-phase.ts';
import { cloud, rain } from '../../props/land/rain.ts';
import { sun } from '../../props/land/sky.ts';
import { danceRow } from '../../props/people/dance-row.ts';
import { toolBearer } from '../../props/people/tool-bearer.ts';
import { bareTree } from '../../props/plants/bare-tree.ts';
import { fruitTree } from '../../props/plants/fruit-tree.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { monthBand } from './month-band.ts';

const HEART: Point = [800, 600];
const REACH = 740;
const RISE = 306;

/** The year as a hill over the sun: heat, rain, dance, harvest and fruit, and the moon between. */
export function calendar(): Wall {
  const wall = plasteredWall('indigo', 207, 1600, 600);
  moons(wall);
  monthBand(wall, HEART, [REACH, RISE]);
  sun(wall, HEART[0], 470, 50);
  heat(wall);
  rains(wall);
  dance(wall);
  harvest(wall);
  fruit(wall);
  return wall;
}

/** The height of the hill at x. */
function groundY(x: number): number {
  const share = (x - HEART[0]) / REACH;
  return HEART[1] - RISE * Math.sqrt(Math.max(0, 1 - share * share));
}

/** From new to full and back, on a bow between the sun and the months. */
function moons(wall: Wall): void {
  for (let i = 0; i < 11; i++) {
    const angle = radians(180 + 17 + i * 14.6);
    const x = HEART[0] + Math.cos(angle) * 520;
    const y = HEART[1] + Math.sin(angle) * 232;
    const light = 1 - Math.abs(i - 5) / 5.6;
    moonPhase(wall, x, y, 16 + light * 8, { light, waning: i > 5 });
  }
}

function heat(wall: Wall): void {
  bareTree(wall, 158, groundY(158) + 4, 158);
  figure(wall, 272, groundY(272), 116, { turban: true, rightArm: { to: [8, -35] } });
}

/** Under the cloud the seedlings are set out. */
function rains(wall: Wall): void {
  cloud(wall, 476, 130, 56);
  rain(wall, [404, 146], [566, 214], { gap: 26, drop: 16 });
  for (const x of [364, 452, 540]) {
    const { rightHand } = figure(wall, x, groundY(x), 112, {
      pose: 'bend',
      bun: true,
      lean: 66,
      rightArm: [14, 6],
      leftArm: [4, -6],
    });
    const rootY = groundY(rightHand[0] + 6) + 2;
    sapling(wall, rightHand[0] + 6, rootY, Math.max(18, (rootY - rightHand[1]) * 0.9));
  }
}

function dance(wall: Wall): void {
  danceRow(wall, [668, 740, 812, 884], groundY(800) + 2, { height: 152 });
  figure(wall, 984, groundY(984), 92, { child: true, braid: true, face: -1, pose: 'cheer' });
}

function harvest(wall: Wall): void {
  toolBearer(wall, 1074, groundY(1074), 124, 'sickle', { bun: true, face: -1 });
  bull(wall, 1184, groundY(1184) + 2, 84, { face: -1 });
  waterCarrier(wall, 1280, groundY(1280), 116, 1, {
    face: -1,
    bun: true,
    pose: 'walk',
    rightArm: { to: [15, -52] },
  });
}

function fruit(wall: Wall): void {
  figure(wall, 1356, groundY(1356), 84, { child: true, tuft: true, rightArm: [120, 160] });
  fruitTree(wall, 1452, groundY(1452) + 4, 176, { reach: 72, fruits: 10 });
}
