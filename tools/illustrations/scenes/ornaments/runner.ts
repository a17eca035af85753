import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, type Point, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { hut } from '../../props/buildings/hut.ts';
import { grass } from '../../props/land/field.ts';
import { hill } from '../../props/land/hill.ts';
import { sun } from '../../props/land/sky.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 430;

/** The mail runner, with bells on his spear. */
export function runner(): Wall {
  const wall = plasteredWall('geru', 17, 1600, 540);
  hill(wall, 1010, FLOOR, 200, 84);
  hill(wall, 1150, FLOOR, 320, 132);
  hill(wall, 1400, FLOOR, 280, 96);
  sun(wall, 900, 150, 48);
  birds(wall, [
    [690, 96, 20],
    [736, 70, 15],
    [652, 122, 14],
  ]);
  groundLine(wall, FLOOR);
  tree(wall, 80, FLOOR, 290, { leaf: 12 });
  hut(wall, 130, FLOOR, 130, { pattern: 'diamonds' });
  const { rightHand, waist } = figure(wall, 470, FLOOR, 250, {
    turban: true,
    pose: 'stride',
    lean: 18,
    leftLeg: [-44, -84],
    rightLeg: [40, -2],
    rightArm: { to: [24, -26] },
    leftArm: [-44, 20],
  });
  const tip = add(rightHand, [96, -54]);
  wall.line([add(rightHand, [-110, 62]), rightHand, tip], 5, { smooth: 0 });
  wall.shape(points('92,-66 136,-78 104,-44').map((corner) => add(rightHand, corner)));
  for (const x of [30, 48, 66]) wall.dot(add(rightHand, [x, -x * 0.56 + 14]), 6.5);
  mailBag(wall, add(waist, [-34, -40]));
  figure(wall, 250, FLOOR, 168, { bun: true, rightArm: [128, 165] });
  figure(wall, 308, FLOOR, 104, { child: true, rightArm: [128, 165], braid: true });
  grass(wall, 340, 1600, FLOOR, 40);
  band(wall, 518, { size: 34 });
  return wall;
}

function mailBag(wall: Wall, bag: Point): void {
  const sides = points('-46,-22 26,-30 34,24 -40,32').map((corner) => add(bag, corner));
  wall.shape(sides, { color: wall.accent, bow: 0.02, halo: 7 });
  wall.ink(`M${bag[0] - 44} ${bag[1] - 20}l38 28l32 -36`, 4, wall.ground);
}
