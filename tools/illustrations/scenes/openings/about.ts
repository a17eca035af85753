import { band } from '../../drawing/band.ts';
import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Face, Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { grass } from '../../props/land/field.ts';
import { procession } from '../../props/people/procession.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';
import { openBook } from '../../props/school/open-book.ts';

const FLOOR = 480;
const SPINE = 800;
const PAGE = 270;

/** A book stands open; its lines are people, who step off the pages into a village. */
export function about(): Wall {
  const wall = plasteredWall('geru', 200, 1600, 600);
  village(wall);
  groundLine(wall, FLOOR);
  const page = openBook(wall, { x: SPINE, foot: FLOOR, width: PAGE, height: 330 });
  for (const side of [-1, 1] as const) {
    writing(wall, side, page.at);
    peopleOfThePage(wall, side, page.at);
    steppingOut(wall, side, page.at);
  }
  walkers(wall);
  birds(wall, [
    [1000, 98, 20],
    [1072, 72, 24],
    [1160, 96, 20],
    [1240, 66, 17],
    [1316, 92, 15],
  ]);
  grass(wall, 0, 1600, FLOOR + 40, 54, { size: 10 });
  band(wall, 584, { size: 36, rows: ['triangles'] });
  return wall;
}

type PageSpot = ReturnType<typeof openBook>['at'];

function village(wall: Wall): void {
  palm(wall, 196, FLOOR, 300, { lean: 0.05, reach: 92 });
  hut(wall, 34, FLOOR, 150, { pattern: 'diamonds' });
  tree(wall, 1492, FLOOR, 300, { leaf: 11 });
  hut(wall, 1432, FLOOR, 136, { pattern: 'chevrons' });
}

/** Zigzags and dots in place of writing. */
function writing(wall: Wall, side: Face, at: PageSpot): void {
  let zigzag = '';
  let dots = '';
  for (let i = 0; i <= 24; i++) {
    const right = side * (0.1 + i * 0.034);
    const [x, y] = at(right, i % 2 ? 0.07 : 0.11);
    zigzag += `${i ? 'L' : 'M'}${x} ${y}`;
    dots += wall.dotPath(at(right, 0.15), 2.6);
  }
  wall.ink(zigzag, 3.4, wall.ground);
  wall.fill(dots, { color: wall.ground });
}

const ROWS = [
  { down: 0.38, height: 54, people: 8, width: 0.86 },
  { down: 0.63, height: 70, people: 6, width: 0.86 },
  { down: 0.93, height: 88, people: 3, width: 0.68 },
];

/** People in the wall's colour, like writing on the page; each line is larger than the one above. */
function peopleOfThePage(wall: Wall, side: Face, at: PageSpot): void {
  for (const { down, height, people, width } of ROWS) {
    for (let i = 0; i < people; i++) {
      const right = side * (0.1 + ((i + 0.4) / people) * width);
      const [x, y] = at(right, down);
      const dress: FigureOptions = { bun: i % 3 === 0, tuft: i % 3 === 1, turban: i % 3 === 2 };
      figure(wall, x, y, height, {
        ...dress,
        pose: 'walk',
        face: side,
        color: wall.ground,
        halo: 0,
        hem: false,
      });
    }
  }
}

/** The last figure of each page leads the first one of the village out. */
function steppingOut(wall: Wall, side: Face, at: PageSpot): void {
  const edge: Point = [SPINE + side * (PAGE + 14), FLOOR - 108];
  const [x, y] = at(side * 0.86, 0.93);
  figure(wall, x, y, 92, {
    pose: 'walk',
    face: side,
    color: wall.ground,
    halo: 0,
    turban: side === 1,
    bun: side === -1,
    rightArm: { at: edge },
    hem: false,
  });
  figure(wall, edge[0] + side * 52, FLOOR, 138, {
    pose: 'stride',
    face: side,
    bun: side === 1,
    turban: side === -1,
    leftArm: { at: edge },
    rightArm: [60, 110],
  });
}

function walkers(wall: Wall): void {
  waterCarrier(wall, 382, FLOOR, 140, 1, {
    bun: true,
    face: -1,
    pose: 'walk',
    rightArm: { to: [15, -52] },
  });
  figure(wall, 312, FLOOR, 90, { child: true, braid: true, face: -1, pose: 'walk' });
  figure(wall, 246, FLOOR, 136, { bun: true, rightArm: [110, 150] });
  procession(wall, FLOOR, 140, [
    [1230, 'hoe'],
    [1304, 'sapling'],
  ]);
  goat(wall, 1366, FLOOR, 54);
}
