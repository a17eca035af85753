import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { wellHead } from '../../props/buildings/well-head.ts';
import { babyScale } from '../../props/household/baby-scale.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { furrows } from '../../props/land/field.ts';

const UPPER = 330;
const LOWER = 572;
const CURB = 14;

/** One road joins field, well, clinic and school; neighbours walk it from one to the next. */
export function holisticApproach(): Wall {
  const wall = plasteredWall('lime', 203, 900, 640);
  school(wall);
  clinic(wall);
  field(wall);
  well(wall);
  road(wall);
  walkers(wall);
  return wall;
}

function road(wall: Wall): void {
  const line = `M-20 ${UPPER}H740Q846 ${UPPER} 846 ${(UPPER + LOWER) / 2}Q846 ${LOWER} 740 ${LOWER}H-20`;
  wall.ink(line, CURB * 2 + 8);
  wall.ink(line, CURB * 2, wall.accent);
}

function school(wall: Wall): void {
  hut(wall, 60, UPPER - CURB, 190, { pattern: 'stripes', height: 104, roof: 78 });
  wall.ink(`M284 ${UPPER - CURB}V204H312v16`, 5);
  wall.shape([
    [302, 244],
    [307, 220],
    [317, 220],
    [322, 244],
  ]);
}

/** A flat-roofed house, open in front, where a baby is weighed. */
function clinic(wall: Wall): void {
  const floor = UPPER - CURB;
  wall.line(
    [
      [478, floor],
      [478, 150],
      [744, 150],
      [744, floor],
    ],
    7,
    { smooth: 0, taper: 1 },
  );
  wall.pole([458, 140], [764, 140], 9, { taper: 1 });
  let tiles = '';
  for (let x = 474; x < 752; x += 21) tiles += `M${x} 130l8 -12l8 12Z`;
  wall.fill(tiles);
  babyScale(wall, [600, 152], 58);
  figure(wall, 524, floor, 138, { bun: true, rightArm: { at: [578, 226] }, leftArm: [-20, -6] });
  figure(wall, 690, floor, 138, { face: -1, braid: true, rightArm: { at: [624, 226] } });
}

function field(wall: Wall): void {
  furrows(wall, [-10, 428], [300, LOWER - CURB - 10], 6, { sprout: 13 });
}

function well(wall: Wall): void {
  const rope = wellHead(wall, 500, LOWER - CURB - 2, 112);
  const { rightHand } = figure(wall, 630, LOWER + 2, 142, {
    bun: true,
    face: -1,
    lean: -12,
    leftLeg: [-30, -20],
    rightLeg: [16, 22],
    rightArm: { to: [29, -24] },
    leftArm: { to: [18, -12], bend: 1 },
  });
  wall.ink(segment(rope, rightHand), 3);
}

function walkers(wall: Wall): void {
  const home = { pose: 'walk', face: -1 } as const;
  figure(wall, 352, UPPER + 3, 92, { ...home, child: true, braid: true });
  figure(wall, 402, UPPER + 3, 96, { ...home, child: true, tuft: true });
  waterCarrier(wall, 724, LOWER - 1, 134, 1, {
    bun: true,
    pose: 'walk',
    rightArm: { to: [15, -52] },
  });
  hoer(wall);
}

function hoer(wall: Wall): void {
  const { rightHand, leftHand } = figure(wall, 372, LOWER + 2, 140, {
    turban: true,
    face: -1,
    lean: 22,
    rightArm: { to: [26, -6] },
    leftArm: { to: [20, 4], bend: 1 },
  });
  wall.line([leftHand, rightHand, [rightHand[0] - 46, LOWER - 26]], 5, { smooth: 0 });
  wall.pole([rightHand[0] - 46, LOWER - 30], [rightHand[0] - 30, LOWER - 16], 8);
}
