import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { goat } from '../../props/animals/goat.ts';
import { grass } from '../../props/land/field.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 556;
const LOG = { left: 470, right: 880, top: FLOOR - 62 };

/** Children sit on a fallen log in the forest, their teacher holds up a sprig of leaves. */
export function tribalClassroom(): Wall {
  const wall = plasteredWall('haldi', 203, 900, 640);
  tree(wall, 128, FLOOR, 480, { leaf: 15, pairs: 9 });
  groundLine(wall, FLOOR);
  log(wall);
  teacher(wall);
  for (const [i, x] of [548, 640, 732, 824].entries()) pupil(wall, x, i);
  goat(wall, 226, FLOOR, 104, { antlers: true });
  grass(wall, 10, 890, 624, 30, { size: 13 });
  return wall;
}

/** The cut end shows its rings, the bark its seams. */
function log(wall: Wall): void {
  const { left, right, top } = LOG;
  const end = [left, (top + FLOOR) / 2] as const;
  wall.mask(box([left, FLOOR], [right, top]));
  wall.line(box([left, FLOOR], [right, top]), 6, { smooth: 0, taper: 1 });
  wall.pole([left, FLOOR], [right, FLOOR], 6, { taper: 1 });
  let bark = '';
  for (let i = 0; i < 26; i++) {
    const x = left + 46 + (i * (right - left - 76)) / 26;
    bark += `M${x} ${top + 16 + (i % 3) * 15}h${16 + wall.jitter(5)}`;
  }
  wall.ink(bark, 3);
  wall.dot(end, 32, { halo: 5 });
  for (const radius of [23, 14, 6]) wall.ring(end, radius, 3, wall.ground);
}

function teacher(wall: Wall): void {
  const { rightHand } = figure(wall, 372, FLOOR, 300, {
    bun: true,
    rightArm: { to: [27, -40] },
    leftArm: [-24, 14],
  });
  sapling(wall, rightHand[0], rightHand[1] + 10, 62, { color: wall.accent });
}

function pupil(wall: Wall, x: number, i: number): void {
  const body = figure(wall, x, LOG.top, 244, {
    child: true,
    pose: 'chair',
    halo: 0.025,
    face: -1,
    low: 18,
    leftLeg: [60, 8],
    rightLeg: [80, 14],
    braid: i % 2 === 0,
    tuft: i % 2 === 1,
    rightArm: i === 2 ? [128, 172] : { to: [20, -10] },
    leftArm: { to: [6, 8], bend: 1 },
  });
  if (i !== 2) sapling(wall, body.rightHand[0], body.rightHand[1] + 4, 26);
}
