import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { points, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { wovenLamp } from '../../props/furniture/woven-lamp.ts';

const FLOOR = 590;
const TABLE = points('236,330 664,330 724,452 176,452');
const SHEET = points('282,344 618,344 648,440 252,440');

/** A weaver and a designer bend over the drawing of the lamp that hangs above them. */
export function designTable(): Wall {
  const wall = plasteredWall('deep', 208, 900, 640);
  groundLine(wall, FLOOR);
  wall.ink('M450 -10V74', 4);
  wovenLamp(wall, 450, 70, 120, { color: wall.accent });
  table(wall);
  drawing(wall);
  people(wall);
  return wall;
}

function table(wall: Wall): void {
  for (const x of [200, 700]) wall.pole([x, 452], [x, FLOOR], 10, { taper: 1 });
  for (const x of [262, 638]) wall.pole([x, 452], [x, FLOOR - 34], 8, { taper: 1 });
  wall.mask(TABLE);
  wall.ink(`M${TABLE.map(pointText).join('L')}Z`, 6);
}

/** The lamp once more, as lines on paper, with its measures. */
function drawing(wall: Wall): void {
  wall.shape(SHEET, { bow: 0 });
  const dome = 'M374 424C376 372 416 356 450 356C484 356 524 372 526 424Z';
  const weave = 'M394 392l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12';
  const lower = 'M384 414l16.5 -12l16.5 12l16.5 -12l16.5 12l16.5 -12l16.5 12l16.5 -12l16.5 12';
  wall.ink([dome, weave, lower], 4, wall.ground);
  wall.ink(
    'M326 360V424M318 360h16M318 424h16M562 424V400M578 424V384M594 424V392',
    3.4,
    wall.ground,
  );
}

function people(wall: Wall): void {
  figure(wall, 60, FLOOR, 350, {
    turban: true,
    lean: 24,
    rightArm: { at: [276, 400] },
    leftArm: [-6, 26],
    leftLeg: [-16, -8],
    rightLeg: [8, 2],
  });
  const designer = figure(wall, 840, FLOOR, 344, {
    braid: true,
    face: -1,
    lean: 24,
    rightArm: { at: [632, 404] },
    leftArm: [-6, 26],
    leftLeg: [-16, -8],
    rightLeg: [8, 2],
  });
  const [x, y] = designer.rightHand;
  wall.line(
    [
      [x - 24, y + 14],
      [x, y],
      [x + 26, y - 30],
    ],
    6,
    { color: wall.ground, smooth: 0 },
  );
}
