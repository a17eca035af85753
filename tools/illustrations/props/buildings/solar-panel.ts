import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const ROWS = 3;
const COLUMNS = 5;

/** A panel leant towards the sun on a post; its lower edge runs from the first corner. */
export function solarPanel(
  wall: Wall,
  [low, across, over, far]: readonly [Point, Point, Point, Point],
  foot: Point,
): void {
  const middle = mix(mix(low, over, 0.5), mix(across, far, 0.5), 0.5);
  wall.pole(foot, middle, 12, { taper: 1 });
  wall.pole(mix(foot, middle, 0.45), mix(low, far, 0.3), 6, { taper: 1 });
  wall.shape([low, across, over, far], { color: wall.accent, bow: 0, halo: 10 });
  let cells = '';
  for (let i = 1; i < COLUMNS; i++) {
    cells += segment(mix(low, across, i / COLUMNS), mix(far, over, i / COLUMNS));
  }
  for (let i = 1; i < ROWS; i++) {
    cells += segment(mix(low, far, i / ROWS), mix(across, over, i / ROWS));
  }
  wall.ink(cells, 3.4, wall.ground);
}
