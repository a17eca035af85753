import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, mix, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { hangingLamp } from '../../props/furniture/hanging-lamp.ts';
import { bigKey } from '../../props/household/big-key.ts';
import { moon, stars } from '../../props/land/sky.ts';
import { tree } from '../../props/plants/tree.ts';
import { envelope } from '../../props/school/envelope.ts';
import { letterChest } from '../../props/school/letter-chest.ts';

const FLOOR = 488;
const EAVES = 270;
const RIDGE = 76;

/** Night: under a lamp a letter goes into the chest, one turns the key, and a watchman sits outside. */
export function sealedLetter(): Wall {
  const wall = plasteredWall('indigo', 211, 1600, 600);
  night(wall);
  house(wall);
  groundLine(wall, FLOOR);
  hangingLamp(wall, [800, RIDGE + 44], 104, 30);
  lockingUp(wall);
  messenger(wall);
  watchman(wall);
  band(wall, 588, { size: 44 });
  return wall;
}

function night(wall: Wall): void {
  stars(wall, 26, [30, 60], [470, 230]);
  stars(wall, 14, [1130, 60], [1310, 230]);
  moon(wall, 1380, 124, 46);
  hut(wall, 60, FLOOR, 120, { pattern: 'stripes' });
  tree(wall, 1480, FLOOR, 270, { leaf: 11 });
}

/** The house in section: two painted walls under a deep thatch. */
function house(wall: Wall): void {
  const outer: Point[] = [
    [400, EAVES],
    [800, RIDGE],
    [1200, EAVES],
  ];
  const inner: Point[] = [
    [480, EAVES],
    [800, RIDGE + 42],
    [1120, EAVES],
  ];
  wall.mask([...outer, ...[...inner].reverse()]);
  let thatch = '';
  for (let i = 0; i <= 26; i++) {
    thatch += segment(
      mix([400, EAVES], [800, RIDGE], i / 26),
      mix([480, EAVES], [800, RIDGE + 42], i / 26),
    );
    thatch += segment(
      mix([1200, EAVES], [800, RIDGE], i / 26),
      mix([1120, EAVES], [800, RIDGE + 42], i / 26),
    );
  }
  wall.ink(thatch, 3);
  wall.ink(
    `M${outer.map(pointText).join('L')}L${[...inner].reverse().map(pointText).join('L')}Z`,
    6,
  );
  for (const x of [506, 1060]) houseWall(wall, x);
}

function houseWall(wall: Wall, x: number): void {
  wall.ink(segment([x, EAVES], [x, FLOOR]) + segment([x + 34, EAVES], [x + 34, FLOOR]), 5);
  let peaks = '';
  for (let y = EAVES + 10; y < FLOOR - 20; y += 30) peaks += `M${x + 6} ${y + 24}l11 -20l11 20Z`;
  wall.fill(peaks);
}

/** The letter is half in the slot, and the key already in the lock. */
function lockingUp(wall: Wall): void {
  const lid = FLOOR - 172;
  envelope(wall, 782, lid - 18, 92);
  const keyhole = letterChest(wall, 800, FLOOR, { width: 190, height: 172 });
  figure(wall, 640, FLOOR, 240, {
    bun: true,
    lean: 8,
    rightArm: { at: [738, lid - 34] },
    leftArm: { at: [738, lid - 12], bend: 1 },
  });
  const bow = add(keyhole, [136, -32]);
  figure(wall, 1012, FLOOR, 244, {
    turban: true,
    face: -1,
    lean: 16,
    leftLeg: [-14, -6],
    rightLeg: [14, 4],
    rightArm: { at: bow },
    leftArm: [-16, 12],
  });
  bigKey(wall, bow, add(keyhole, [22, 2]), 32);
}

function messenger(wall: Wall): void {
  const { rightHand } = figure(wall, 330, FLOOR, 190, {
    braid: true,
    pose: 'walk',
    rightArm: { to: [24, -20] },
  });
  envelope(wall, ...add(rightHand, [14, -14]), 52);
}

function watchman(wall: Wall): void {
  const { rightHand } = figure(wall, 1276, FLOOR, 196, {
    pose: 'sit',
    turban: true,
    face: -1,
    rightArm: { to: [25, -20] },
    leftArm: { to: [-14, 10] },
  });
  const [x, y] = rightHand;
  wall.line([[x, y - 84], rightHand, [x, FLOOR]], 6, { smooth: 0, taper: 1, halo: 4 });
}
