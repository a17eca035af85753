import { placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A full sack, standing, tied at the neck. */
export function sack(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { color }: { color?: string } = {},
): void {
  const at = placed(x, y, size);
  const belly = at(
    '-0.64,0 -0.76,-0.2 -0.6,-0.72 -0.16,-1.06 0.16,-1.06 0.6,-0.72 0.76,-0.2 0.64,0',
  );
  const neck = at('-0.14,-1 -0.36,-1.34 0,-1.24 0.36,-1.34 0.14,-1');
  wall.fill([wall.shapePath(belly, 0.05), wall.shapePath(neck, 0)], { color, halo: size * 0.16 });
  const tie = segment([x - size * 0.2, y - size * 1.05], [x + size * 0.2, y - size * 1.05]);
  wall.ink(tie, size * 0.09, wall.ground);
  const folds = [-0.3, 0, 0.3].map((right) =>
    segment([x + right * size * 0.5, y - size * 0.94], [x + right * size, y - size * 0.62]),
  );
  wall.ink(folds, size * 0.06, wall.ground);
}
