import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { grass } from '../../props/land/field.ts';
import { procession } from '../../props/people/procession.ts';
import { rider } from '../../props/people/rider.ts';
import { ladderBearers, TOOLS, toolBearer } from '../../props/people/tool-bearer.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';
import { heldBook } from '../../props/school/held-book.ts';

const FAR = 182;
const MIDDLE = 312;
const NEAR = 488;

/** A road winds down from the hills; everyone on it brings a tool, and a drummer leads them. */
export function involved(): Wall {
  const wall = plasteredWall('neem', 202, 1600, 600);
  road(wall);
  farRow(wall);
  middleRow(wall);
  nearRow(wall);
  drummer(wall);
  welcome(wall);
  grass(wall, 0, 1600, NEAR + 66, 40, { size: 12 });
  return wall;
}

/** The road turns back twice and comes nearer each time. */
function road(wall: Wall): void {
  const [farBend, nearBend] = [(MIDDLE - FAR) / 2, (NEAR - MIDDLE) / 2];
  const far = `M530 ${FAR}H1440A${farBend} ${farBend} 0 0 1 1440 ${MIDDLE}`;
  wall.ink(`${far}H176A${nearBend} ${nearBend} 0 0 0 176 ${NEAR}H1600`, 5);
  let dots = '';
  for (let x = 176; x < wall.width; x += 16) dots += wall.dotPath([x, NEAR + 15], 2);
  wall.fill(dots);
}

function farRow(wall: Wall): void {
  wall.groundY = FAR;
  palm(wall, 560, FAR, 116, { reach: 40, lean: 0.05 });
  hut(wall, 590, FAR, 84, { pattern: 'stripes' });
  for (const [i, tool] of TOOLS.entries()) {
    const dress = { bun: i % 2 === 0, turban: i % 3 === 1, hem: false };
    toolBearer(wall, 760 + i * 74, FAR, 66, tool, dress);
  }
  procession(wall, FAR, 66, [
    [698, 'elder'],
    [1218, 'pot'],
    [1272, 'hen'],
    [1322, 'basket'],
    [1378, 'scroll'],
  ]);
}

function middleRow(wall: Wall): void {
  wall.groundY = MIDDLE;
  const back = { face: -1 } as const;
  rider(wall, 1352, MIDDLE, 88, back);
  toolBearer(wall, 1244, MIDDLE, 88, 'spade', { ...back, turban: true });
  ladderBearers(wall, 1110, MIDDLE, 88, { face: -1, length: 136 });
  waterCarrier(wall, 968, MIDDLE, 84, 1, {
    ...back,
    bun: true,
    pose: 'walk',
    rightArm: { to: [15, -52] },
  });
  toolBearer(wall, 906, MIDDLE, 88, 'rake', { ...back, tuft: true });
  figure(wall, 836, MIDDLE, 56, { ...back, child: true, braid: true, pose: 'walk' });
  toolBearer(wall, 770, MIDDLE, 88, 'broom', { ...back, bun: true });
  goat(wall, 690, MIDDLE, 54, back);
  toolBearer(wall, 610, MIDDLE, 88, 'fork', { ...back, turban: true });
  reader(wall, 534, MIDDLE, 86, -1);
  rider(wall, 430, MIDDLE, 88, { ...back, braid: true });
  toolBearer(wall, 322, MIDDLE, 88, 'brush', { ...back, bun: true });
  figure(wall, 250, MIDDLE, 56, { ...back, child: true, tuft: true, pose: 'walk' });
}

function reader(wall: Wall, x: number, y: number, height: number, face: 1 | -1): void {
  const { rightHand } = figure(wall, x, y, height, {
    face,
    pose: 'walk',
    braid: true,
    rightArm: { to: [22, -16] },
    leftArm: { to: [18, -10], bend: 1 },
  });
  heldBook(wall, rightHand[0] + face * height * 0.02, rightHand[1] - height * 0.06, height * 0.13);
}

function nearRow(wall: Wall): void {
  wall.groundY = NEAR;
  toolBearer(wall, 226, NEAR, 136, 'sickle', { bun: true });
  reader(wall, 318, NEAR, 134, 1);
  procession(wall, NEAR, 136, [
    [420, 'hoe'],
    [508, 'sapling'],
    [590, 'child'],
    [668, 'basket'],
  ]);
}

function drummer(wall: Wall): void {
  const { rightHand, leftHand } = figure(wall, 800, NEAR, 150, {
    turban: true,
    pose: 'stride',
    lean: -6,
    rightArm: { to: [31, -14] },
    leftArm: { to: [12, -8], bend: 1 },
  });
  const drum = (x: number, y: number): Point => add(rightHand, [x, y]);
  const color = wall.accent;
  const barrel = [
    drum(-34, 6),
    drum(16, 6),
    drum(30, 34),
    drum(16, 62),
    drum(-34, 62),
    drum(-48, 34),
  ];
  wall.shape(barrel, { color, bow: 0.03, halo: 8 });
  wall.ink(`M${drum(-36, 20).join(' ')}l9 28l9 -28l9 28l9 -28l9 28l9 -28`, 3, wall.ground);
  for (const hand of [rightHand, leftHand]) wall.pole(hand, add(hand, [14, 10]), 5);
}

/** Neighbours along the road leave their door and join in. */
function welcome(wall: Wall): void {
  figure(wall, 938, NEAR, 140, {
    bun: true,
    face: -1,
    pose: 'dance',
    leftArm: [-120, -160],
    rightArm: [120, 160],
  });
  figure(wall, 1026, NEAR, 90, { child: true, braid: true, face: -1, pose: 'cheer' });
  toolBearer(wall, 1128, NEAR, 126, 'spade', { face: -1, tuft: true });
  figure(wall, 1262, NEAR, 138, { turban: true, face: -1, pose: 'stride' });
  tree(wall, 1532, NEAR, 150, { leaf: 9, pairs: 6 });
  hut(wall, 1352, NEAR, 136, { pattern: 'diamonds' });
}
