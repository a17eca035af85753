import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, mix, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { charpai } from '../../props/furniture/charpai.ts';
import { standingLamp } from '../../props/furniture/standing-lamp.ts';
import { stool } from '../../props/furniture/stool.ts';

const FLOOR = 560;
const SEAT = 68;

/** Four friends argue with both hands round a lamp, their words cross above it. */
export function engagingConversations(): Wall {
  const wall = plasteredWall('indigo', 204, 900, 640);
  groundLine(wall, FLOOR);
  charpai(wall, 580, 848, FLOOR, SEAT);
  stool(wall, 258, FLOOR, 96, SEAT);
  const [standing, onStool, pointing, protesting] = friends(wall);
  words(wall, standing, pointing, 120);
  words(wall, onStool, protesting, 96);
  standingLamp(wall, 446, FLOOR, 200);
  band(wall, 626, { size: 30, rows: ['triangles'] });
  return wall;
}

/** @returns the positions of their mouths */
function friends(wall: Wall): [Point, Point, Point, Point] {
  const seated = { pose: 'chair', leftLeg: [66, -14], rightLeg: [88, -4], halo: 0.02 } as const;
  const standing = figure(wall, 106, FLOOR, 322, {
    tuft: true,
    lean: 8,
    rightArm: [96, 150],
    leftArm: [-60, 30],
    leftLeg: [-14, -8],
    rightLeg: [18, 6],
  });
  const onStool = figure(wall, 256, FLOOR, 312, {
    ...seated,
    bun: true,
    lean: 12,
    hem: false,
    rightArm: [66, 136],
    leftArm: { to: [4, 14], bend: 1 },
  });
  const pointing = figure(wall, 656, FLOOR, 312, {
    ...seated,
    face: -1,
    lean: 16,
    rightArm: [70, 130],
    leftArm: { to: [12, 16], bend: 1 },
  });
  const protesting = figure(wall, 782, FLOOR, 312, {
    ...seated,
    face: -1,
    braid: true,
    lean: -4,
    rightArm: [110, 170],
    leftArm: [-60, 10],
  });
  return [standing.crown, onStool.crown, pointing.crown, protesting.crown];
}

/** Words as seeds: they fly from head to head. */
function words(wall: Wall, from: Point, to: Point, rise: number): void {
  let seeds = '';
  const count = 34;
  for (let i = 2; i <= count - 2; i++) {
    const t = i / count;
    const [x, y] = add(mix(from, to, t), [0, -Math.sin(t * Math.PI) * rise]);
    seeds += i % 3 ? wall.dotPath([x, y], 3.4) : `M${pointText([x, y - 8])}l7 8l-7 8l-7 -8Z`;
  }
  wall.fill(seeds);
}
