import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 546;
const BEAM = 112;
const PAN = 444;
const ARM = 246;
const MIDDLE = 450;

/** A woman and a man stand in the pans of a great balance; its beam is level. */
export function genderJustice(): Wall {
  const wall = plasteredWall('indigo', 209, 900, 640);
  groundLine(wall, FLOOR);
  post(wall);
  pan(wall, MIDDLE - ARM, true);
  pan(wall, MIDDLE + ARM, false);
  beam(wall);
  band(wall, 628, { size: 38 });
  return wall;
}

function post(wall: Wall): void {
  for (const [i, half] of [104, 76, 48].entries()) {
    const foot = FLOOR - i * 26;
    wall.shape(box([MIDDLE - half, foot - 3], [MIDDLE + half, foot - 23]), { bow: 0 });
  }
  wall.pole([MIDDLE, FLOOR - 70], [MIDDLE, BEAM], 18, { taper: 0.7 });
  let rings = '';
  for (let y = FLOOR - 110; y > BEAM + 40; y -= 44) {
    rings +=
      segment([MIDDLE - 12, y], [MIDDLE + 12, y]) +
      segment([MIDDLE - 12, y - 8], [MIDDLE + 12, y - 8]);
  }
  wall.ink(rings, 3, wall.ground);
}

function beam(wall: Wall): void {
  const color = wall.accent;
  const left: Point = [MIDDLE - ARM - 20, BEAM];
  const right: Point = [MIDDLE + ARM + 20, BEAM];
  wall.pole(left, right, 16, { color, taper: 1, halo: 8 });
  const needle: Point[] = [
    [MIDDLE - 13, BEAM],
    [MIDDLE, BEAM - 62],
    [MIDDLE + 13, BEAM],
  ];
  wall.shape(needle, { color, bow: 0 });
  wall.dot([MIDDLE, BEAM], 18, { color, halo: 6 });
  wall.dot([MIDDLE, BEAM], 6, { color: wall.ground });
}

function pan(wall: Wall, x: number, woman: boolean): void {
  const hook: Point = [x, BEAM];
  const ropes = segment(hook, [x - 100, PAN]) + segment(hook, [x + 100, PAN]);
  wall.ink(ropes, 4);
  const bowl = `M${x - 116} ${PAN}H${x + 116}Q${x + 70} ${PAN + 50} ${x} ${PAN + 50}Q${x - 70} ${PAN + 50} ${x - 116} ${PAN}Z`;
  wall.fill(bowl);
  const ropeAt = (side: number): Point => [x + side * 62, BEAM + (PAN - BEAM) * 0.62];
  figure(wall, x, PAN, 240, {
    bun: woman,
    turban: !woman,
    fixed: true,
    halo: 0.02,
    rightArm: { at: ropeAt(1), bend: -0.7 },
    leftArm: { at: ropeAt(-1), bend: 0.7 },
  });
}
