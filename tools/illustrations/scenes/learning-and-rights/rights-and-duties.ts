import { band } from '../../drawing/band.ts';
import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FLOOR = 540;
const EAVE = 214;
const RIDGE = 52;
const RAFTERS = 25;

/** Four people hold up one roof; under it a child reads, there is water, and a tree grows. */
export function rightsAndDuties(): Wall {
  const wall = plasteredWall('deep', 213, 900, 640);
  groundLine(wall, FLOOR);
  roof(wall);
  bearers(wall);
  sheltered(wall);
  band(wall, 624, { size: 36, rows: ['triangles'] });
  return wall;
}

function roof(wall: Wall): void {
  const eaves: [Point, Point] = [
    [48, EAVE],
    [852, EAVE],
  ];
  const peaks: [Point, Point] = [
    [330, RIDGE],
    [570, RIDGE],
  ];
  let thatch = '';
  for (let i = 1; i < RAFTERS; i++) {
    const foot = mix(eaves[0], eaves[1], i / RAFTERS);
    thatch += segment(foot, mix(foot, mix(peaks[0], peaks[1], i / RAFTERS), 0.94));
  }
  wall.ink(thatch, 4);
  wall.line([eaves[0], peaks[0], peaks[1], eaves[1]], 8, { smooth: 0, taper: 1 });
  wall.pole([28, EAVE], [872, EAVE], 20, { taper: 1, color: wall.accent });
}

function bearers(wall: Wall): void {
  const looks: FigureOptions[] = [{ bun: true }, { turban: true }, { bun: true }, { tuft: true }];
  for (const [i, x] of [116, 318, 582, 784].entries()) {
    figure(wall, x, FLOOR, 296, {
      pose: 'cheer',
      fixed: true,
      rightArm: { at: [x + 36, EAVE + 10], bend: 0.5 },
      leftArm: { at: [x - 36, EAVE + 10], bend: -0.5 },
      ...looks[i],
    });
  }
}

function sheltered(wall: Wall): void {
  pot(wall, 218, FLOOR, 36, { color: wall.accent });
  const { leftHand, rightHand } = figure(wall, 450, FLOOR, 230, {
    child: true,
    braid: true,
    pose: 'sit',
    rightArm: { to: [10, -2], bend: -1 },
    leftArm: { to: [-10, -2], bend: 1 },
  });
  const [x, y] = mix(leftHand, rightHand, 0.5);
  heldBook(wall, x, y - 6, 34, { color: wall.accent });
  sapling(wall, 684, FLOOR, 110);
}
