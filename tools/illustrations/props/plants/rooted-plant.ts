import { add, mix, type Point, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { sapling } from './sapling.ts';

const SIDE_ROOTS = points('0.2,0.62 0.34,0.74 0.5,0.6 0.66,0.42 0.8,0.24');

/** A plant with its whole root laid bare, down into the earth. */
export function rootedPlant(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { depth }: { depth: number },
): void {
  const color = wall.accent;
  sapling(wall, x, y, size, { color });
  const tip: Point = [x + depth * 0.04, y + depth];
  wall.line([[x, y], [x - depth * 0.05, y + depth * 0.5], tip], 14, { color, taper: 0.25 });
  for (const [share, reach] of SIDE_ROOTS) {
    for (const side of [-1, 1]) {
      const root = mix([x, y], tip, share);
      const end = add(root, [side * depth * reach, depth * 0.24 + wall.jitter(6)]);
      const bend = add(mix(root, end, 0.5), [0, -depth * 0.04]);
      wall.line([root, bend, end], 6.5, { color, taper: 0.3 });
      const hair = add(mix(bend, end, 0.4), [side * depth * 0.05, depth * 0.12]);
      wall.line([mix(bend, end, 0.2), hair], 4, { color, taper: 0.3 });
    }
  }
}
