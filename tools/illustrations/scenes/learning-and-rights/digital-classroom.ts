import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { schoolDesk } from '../../props/school/school-desk.ts';

const FLOOR = 560;
const SCREEN = { left: 186, right: 446, top: 226, foot: 424 };

/** A classroom cut open: a bright screen shows how a plant grows, the children follow. */
export function digitalClassroom(): Wall {
  const wall = plasteredWall('haldi', 201, 900, 640);
  roof(wall);
  groundLine(wall, FLOOR);
  screen(wall);
  teacher(wall);
  for (const [i, x] of [540, 664, 788].entries()) pupil(wall, x, i);
  floorTiles(wall);
  return wall;
}

function roof(wall: Wall): void {
  const [left, apex, right]: [Point, Point, Point] = [
    [12, 186],
    [450, 44],
    [888, 186],
  ];
  for (const x of [44, 856]) wall.pole([x, FLOOR], [x, 180], 10, { taper: 1 });
  let tiles = '';
  for (const end of [left, right]) {
    for (let i = 0; i < 22; i++) {
      const [x, y] = mix(apex, end, (i + 0.5) / 22);
      tiles += `M${x - 9} ${y + 10}q9 22 18 0`;
    }
  }
  wall.ink(tiles, 3);
  wall.line([left, apex, right], 9, { smooth: 0, taper: 1 });
  wall.pole([44, 196], [856, 196], 6, { taper: 1 });
}

function screen(wall: Wall): void {
  const { left, right, top, foot } = SCREEN;
  wall.shape(box([left - 9, foot + 9], [right + 9, top - 9]), { bow: 0 });
  wall.shape(box([left, foot], [right, top]), { bow: 0, color: wall.accent });
  const soil = foot - 56;
  wall.ink(`M${left + 16} ${soil}H${right - 16}`, 4);
  wall.dot([left + 44, soil + 22], 8);
  const plants = [
    { x: left + 92, size: 26 },
    { x: left + 148, size: 48 },
    { x: left + 212, size: 80 },
  ];
  for (const { x, size } of plants) {
    sapling(wall, x, soil, size);
    roots(wall, x, soil, size);
  }
}

function roots(wall: Wall, x: number, y: number, size: number): void {
  const depth = size * 0.45;
  const strands = [-0.7, 0, 0.7].map((lean) => segment([x, y], [x + lean * depth, y + depth]));
  wall.ink(strands, 3);
}

function teacher(wall: Wall): void {
  const { rightHand } = figure(wall, 104, FLOOR, 276, {
    bun: true,
    rightArm: { to: [26, -36] },
    leftArm: [-22, 20],
  });
  wall.pole(rightHand, [SCREEN.left + 92, SCREEN.top + 92], 5, { taper: 0.5 });
}

function pupil(wall: Wall, x: number, i: number): void {
  const { bench, top } = schoolDesk(wall, x, FLOOR, 118, -1);
  const asks = i === 1;
  figure(wall, bench[0] + 4, FLOOR, 222, {
    child: true,
    pose: 'chair',
    face: -1,
    braid: i !== 1,
    tuft: i === 1,
    fixed: true,
    low: 34,
    rightArm: asks ? [126, 172] : { at: [top[0], top[1] - 4] },
    leftArm: [-30, 10],
    halo: 0.03,
  });
}

function floorTiles(wall: Wall): void {
  let path = '';
  for (let x = 0; x <= 900; x += 60) path += `M${x} 602l30 -26l30 26l-30 26Z`;
  wall.ink(path, 3);
}
