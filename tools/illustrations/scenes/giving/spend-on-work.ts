import { type FigureOptions, figure } from '../../drawing/figure.ts';
import type { Point } from '../../drawing/points.ts';
import { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { sapling } from '../../props/plants/sapling.ts';

const FLOOR = 206;

/** Two people carry a pipe past a running tap. */
export function spendOnWork(): Wall {
  const wall = new Wall({ ground: 'lime', seed: 304, width: 460, height: 206 });
  const left = carrier(wall, 66, { tuft: true });
  carrier(wall, 222, { bun: true });
  const height = left[1] - 6;
  wall.pole([2, height], [290, height], 14, { taper: 1, smooth: 0, color: wall.accent, halo: 5 });
  tap(wall, 340);
  sapling(wall, 436, FLOOR, 44);
  return wall;
}

function carrier(wall: Wall, x: number, look: FigureOptions): Point {
  const { leftHand } = figure(wall, x, FLOOR, 154, {
    ...look,
    pose: 'walk',
    lean: 0,
    rightArm: [156, 176],
    leftArm: [-156, -176],
  });
  return leftHand;
}

function tap(wall: Wall, x: number): void {
  const bend: Point[] = [
    [x, FLOOR],
    [x, FLOOR - 96],
    [x + 36, FLOOR - 96],
    [x + 40, FLOOR - 78],
  ];
  wall.line(bend, 11, { taper: 1 });
  wall.ink([`M${x + 38} ${FLOOR - 74}v34`, `M${x + 45} ${FLOOR - 72}v30`], 3);
  pot(wall, x + 41, FLOOR, 22);
}
