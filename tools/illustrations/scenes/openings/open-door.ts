import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { brickwork } from '../../props/buildings/brickwork.ts';
import { porch } from '../../props/buildings/porch.ts';
import { windowWithPerson } from '../../props/buildings/window.ts';
import { wheelchairRider } from '../../props/people/wheelchair-rider.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 488;
const PLINTH = 412;
const RAMP = [220, 640] as const;
const SLOPE = (Math.atan2(FLOOR - PLINTH, RAMP[1] - RAMP[0]) * 180) / Math.PI;
const END = 1300;
const DOOR = 826;

/** A ramp leads to an open door: one wheels up, one finds the way with a stick, all are awaited. */
export function openDoor(): Wall {
  const wall = plasteredWall('neem', 210, 1600, 600);
  palm(wall, 104, FLOOR, 280, { lean: 0.06, reach: 84 });
  tree(wall, 1488, FLOOR, 254, { leaf: 11 });
  house(wall);
  groundLine(wall, FLOOR);
  onTheSteps(wall);
  plinth(wall);
  ramp(wall);
  door(wall);
  onTheRamp(wall);
  path(wall);
  return wall;
}

function house(wall: Wall): void {
  porch(wall, 700, 1260, PLINTH, { height: 232, roof: 96, eave: 56 });
  for (const [i, x] of [1046, 1172].entries()) windowWithPerson(wall, x, PLINTH - 96, 74, i);
  let zigzag = '';
  for (const y of [PLINTH - 20, PLINTH - 50]) {
    zigzag += `M984 ${y}`;
    for (let i = 1; i <= 22; i++) zigzag += `L${984 + i * 12} ${y - (i % 2) * 16}`;
  }
  wall.ink(zigzag, 3);
}

function plinth(wall: Wall): void {
  wall.mask(box([RAMP[1], FLOOR - 3], [END, PLINTH]));
  brickwork(wall, [RAMP[1] + 6, PLINTH + 12], [END - 6, FLOOR - 4], { rows: 3, length: 50 });
  wall.pole([RAMP[1] - 4, PLINTH], [END, PLINTH], 8, { taper: 1 });
  const treads: Point[] = [[END, PLINTH]];
  for (let step = 1; step <= 4; step++) {
    const x = END + (step - 1) * 28;
    treads.push([x, PLINTH + step * 19], [x + 28, PLINTH + step * 19]);
  }
  wall.ink(`M${treads.map(pointText).join('L')}`, 6);
}

function onRamp(x: number, above = 0): Point {
  const share = (x - RAMP[0]) / (RAMP[1] - RAMP[0]);
  return [x, FLOOR + (PLINTH - FLOOR) * share - above];
}

/** Long and gentle, with a rail. */
function ramp(wall: Wall): void {
  wall.line([onRamp(RAMP[0]), onRamp(RAMP[1])], 8, { taper: 1, smooth: 0 });
  let lines = segment(onRamp(258, 66), onRamp(640, 66)) + segment(onRamp(258, 34), onRamp(640, 34));
  for (let x = 258; x <= 640; x += 76.4) lines += segment(onRamp(x, 2), onRamp(x, 74));
  wall.ink(lines, 3.4);
  let hatching = '';
  for (let x = RAMP[0] + 40; x < RAMP[1]; x += 15) {
    hatching += segment([x, FLOOR - 8], [x, onRamp(x)[1] + 9]);
  }
  wall.ink(hatching, 3);
}

/** Both leaves stand wide open, and the room behind is full of light. */
function door(wall: Wall): void {
  const at = placed(DOOR, PLINTH);
  wall.mask(at('-150,0 150,0 150,-212 -150,-212'));
  wall.shape(at('-74,0 74,0 74,-200 -74,-200'), { color: wall.accent, bow: 0 });
  for (const side of [-1, 1] as const) {
    const leaf = placed(DOOR, PLINTH, 1, side);
    wall.shape(leaf('80,0 136,12 136,-212 80,-200'), { bow: 0 });
    const panels = ['92,-20 124,-16 124,-92 92,-92', '92,-108 124,-108 124,-188 92,-184'];
    for (const panel of panels) {
      wall.ink(`M${leaf(panel).map(pointText).join('L')}Z`, 4, wall.ground);
    }
  }
  figure(wall, DOOR, PLINTH, 158, {
    bun: true,
    face: -1,
    rightArm: [74, 104],
    leftArm: [-74, -104],
    halo: 0.06,
  });
}

function onTheRamp(wall: Wall): void {
  wheelchairRider(wall, ...onRamp(448), 172, { slope: SLOPE, braid: true });
  const { rightHand } = figure(wall, 596, onRamp(596)[1], 156, {
    tuft: true,
    pose: 'walk',
    rightArm: { to: [20, -4] },
  });
  wall.line([rightHand, [rightHand[0] + 44, PLINTH]], 5, { smooth: 0, taper: 0.8, halo: 4 });
  figure(wall, 320, onRamp(320)[1], 150, { bun: true, pose: 'walk', rightArm: [20, 50] });
}

function onTheSteps(wall: Wall): void {
  figure(wall, 1342, PLINTH + 38, 152, {
    turban: true,
    face: -1,
    leftLeg: [-4, -2],
    rightLeg: [5, 0],
    rightArm: [110, 150],
  });
  figure(wall, 1440, FLOOR, 96, { child: true, braid: true, face: -1, pose: 'walk' });
}

/** Raised dots that a stick or a foot can follow. */
function path(wall: Wall): void {
  let dots = '';
  for (let row = 0; row < 4; row++) {
    for (let x = 14 + (row % 2) * 16; x < 1600; x += 32) {
      dots += wall.dotPath([x, FLOOR + 34 + row * 17], 4.6);
    }
  }
  wall.fill(dots);
  for (const y of [FLOOR + 16, FLOOR + 103]) wall.pole([-10, y], [1610, y], 4, { taper: 1 });
}
