import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { sack } from '../../props/household/sack.ts';

const STEPS: readonly Point[] = points(
  '-20,570 170,570 170,498 326,498 326,426 482,426 482,354 920,354',
);

/** Neighbours climb the field terraces with sacks on their heads, a family waits at the hut. */
export function farmerWelfare(): Wall {
  const wall = plasteredWall('neem', 203, 900, 640);
  hut(wall, 640, 352, 200, { pattern: 'chevrons', height: 118, roof: 96, door: 0.3 });
  terraces(wall);
  carrier(wall, 84, 570, 196, { bun: true });
  carrier(wall, 246, 498, 202, { turban: true });
  carrier(wall, 400, 426, 196, { bun: true });
  family(wall);
  return wall;
}

function terraces(wall: Wall): void {
  wall.line(STEPS, 6, { smooth: 0, taper: 1, wobble: 0.04 });
  let stones = '';
  for (const [x, top] of points('170,498 326,426 482,354')) {
    for (let row = 0; row < 3; row++) {
      const y = top + 22 + row * 20;
      stones += `M${x + 10} ${y}h${row % 2 ? 18 : 30}M${x + (row % 2 ? 36 : 48)} ${y}h16`;
    }
  }
  wall.ink(stones, 3);
  crumbs(wall, [
    [590, 12],
    [518, 262],
    [446, 418],
    [374, 574],
  ]);
}

/** Dots in rows, like seed in drills: from each height down, from each left edge on. */
function crumbs(wall: Wall, ledges: readonly Point[]): void {
  let path = '';
  for (const [top, left] of ledges) {
    for (let row = 0; row < 3; row++) {
      for (let x = left + (row % 2) * 13; x < 900; x += 26) {
        path += wall.dotPath([x + wall.jitter(4), top + row * 24 + wall.jitter(3)], 3);
      }
    }
  }
  wall.fill(path);
}

function carrier(wall: Wall, x: number, y: number, height: number, look: FigureOptions): void {
  const { crown } = figure(wall, x, y, height, {
    ...look,
    pose: 'walk',
    lean: 3,
    rightArm: { to: [13, -47] },
    leftArm: { to: [-13, -47] },
  });
  sack(wall, crown[0], crown[1] + 2, height * 0.22, { color: wall.accent });
}

function family(wall: Wall): void {
  figure(wall, 560, 354, 186, {
    bun: true,
    face: -1,
    rightArm: [84, 104],
    leftArm: { to: [22, -10], bend: 1 },
  });
  figure(wall, 614, 354, 116, { child: true, braid: true, face: -1, rightArm: [110, 150] });
  sack(wall, 772, 350, 46, { color: wall.accent });
  sack(wall, 846, 350, 46, { color: wall.accent });
  wall.ink(segment([640, 354], [900, 354]), 5);
}
