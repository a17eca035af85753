import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, type Face, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hen } from '../../props/animals/hen.ts';
import { greatPot } from '../../props/household/great-pot.ts';
import { furrows } from '../../props/land/field.ts';
import { bowlBearer } from '../../props/people/bowl-bearer.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 488;
const MIDDLE = 800;
const POT = 318;

const STEPS = 6;
const RISE = 42;
const TREAD = 80;
/** From the middle of the pot to the front of the lowest step. */
const REACH = 604;

/** People climb the steps of one great pot from both sides and pour in what they have brought. */
export function donation(): Wall {
  const wall = plasteredWall('geru', 209, 1600, 600);
  for (const side of [-1, 1] as const) steps(wall, side);
  groundLine(wall, FLOOR);
  greatPot(wall, MIDDLE, FLOOR, POT);
  wall.pole([640, FLOOR], [960, FLOOR], 5.4, { taper: 1 });
  for (const side of [-1, 1] as const) {
    climbers(wall, side);
    pourer(wall, side);
  }
  arriving(wall);
  furrows(wall, [0, 520], [1600, 592], 3, { sprout: 15 });
  return wall;
}

function stepTop(side: Face, step: number, share = 0.5): Point {
  return [MIDDLE + side * (REACH - (step + share) * TREAD), FLOOR - (step + 1) * RISE];
}

/** Every course of the steps has its own pattern, as on the plinth of a painted house. */
function steps(wall: Wall, side: Face): void {
  const outline: Point[] = [[MIDDLE + side * REACH, FLOOR]];
  for (let step = 0; step < STEPS; step++) {
    outline.push(stepTop(side, step, 0), stepTop(side, step, 1));
  }
  wall.ink(`M${outline.map(pointText).join('L')}`, 6);
  for (let course = 0; course < STEPS; course++) pattern(wall, side, course);
}

function pattern(wall: Wall, side: Face, course: number): void {
  const [front, top] = stepTop(side, course, 0.06);
  const foot = top + RISE;
  let fill = '';
  let lines = segment([front, foot], [MIDDLE + side * 60, foot]);
  for (let i = 0; (i + 1) * 22 < REACH - course * TREAD - 70; i++) {
    const x = front - side * (12 + i * 22);
    if (course % 3 === 0) fill += `M${pointText([x - 9, foot - 6])}l9 -26l9 26Z`;
    else if (course % 3 === 1) lines += `M${pointText([x - 11, foot - 10])}l11 -20l11 20`;
    else fill += wall.dotPath([x, foot - 20 + (i % 2) * 8], 4.4);
  }
  wall.ink(lines, 3);
  if (fill) wall.fill(fill);
}

function climbers(wall: Wall, side: Face): void {
  const face: Face = side === 1 ? -1 : 1;
  const dress: FigureOptions[] = [
    { bun: true },
    { turban: true },
    { child: true, braid: true },
    { tuft: true },
    { bun: true },
  ];
  for (const [step, who] of dress.entries()) {
    const [x, y] = stepTop(side, step, side === 1 ? 0.52 : 0.46);
    bowlBearer(wall, x, y - 2, who.child ? 82 : 122, { face, pose: 'walk', ...who });
  }
}

/** The one at the top lets the grain run into the mouth of the pot. */
function pourer(wall: Wall, side: Face): void {
  const face: Face = side === 1 ? -1 : 1;
  const [x, y] = stepTop(side, STEPS - 1, 0.66);
  const { rightHand } = figure(wall, x, y - 2, 126, {
    face,
    turban: side === 1,
    bun: side === -1,
    lean: 12,
    rightArm: { to: [30, -26] },
    leftArm: { to: [26, -20], bend: 1 },
  });
  const grains: string[] = [];
  for (let i = 0; i < 7; i++) {
    const fall = add(rightHand, [face * (6 + i * 4) + wall.jitter(3), 4 + i * i * 0.8]);
    grains.push(wall.dotPath(fall, 4.2));
  }
  wall.fill(grains);
}

function arriving(wall: Wall): void {
  tree(wall, 1480, FLOOR, 262, { leaf: 11 });
  figure(wall, 110, FLOOR, 150, { turban: true, pose: 'walk', stick: true, rightArm: [44, 66] });
  bowlBearer(wall, 44, FLOOR, 88, { child: true, braid: true, pose: 'walk' });
  hen(wall, 1556, FLOOR, 44, { face: -1 });
}
